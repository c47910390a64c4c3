import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { HandOff } from "#components/account/hand-off";
import { resetPasswordPath } from "#lib/domain/site/routes";

export const metadata: Metadata = { title: "One moment", referrer: "no-referrer" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmPage({ searchParams }: Props) {
  const { token_hash: tokenHash, type } = await searchParams;
  if (typeof tokenHash !== "string" || tokenHash === "") redirect(resetPasswordPath("missing"));
  const kind = type === "recovery" ? "recovery" : "signup";
  return <HandOff handler="/api/auth/confirm" body={{ tokenHash, type: kind }} kind={kind} />;
}
