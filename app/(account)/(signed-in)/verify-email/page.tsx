import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { VerifyEmail } from "#components/account/verify-email";
import { routes } from "#lib/domain/core/routes";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Confirm your address", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export default async function VerifyEmailPage({ searchParams }: Props) {
  const { token } = await searchParams;
  if (typeof token !== "string" || token === "") redirect(routes.dashboard);
  await employerOrRedirect();
  return <VerifyEmail token={token} />;
}
