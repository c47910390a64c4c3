import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ConfirmMailedLink } from "#components/account/confirm-mailed-link";
import { resetPasswordPath } from "#lib/domain/core/routes";

export const metadata: Metadata = { title: "One moment", referrer: "no-referrer" };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ConfirmPage({ searchParams }: Props) {
  const { token_hash: tokenHash, type } = await searchParams;
  if (typeof tokenHash !== "string" || tokenHash === "") redirect(resetPasswordPath("missing"));
  const kind = type === "recovery" ? "recovery" : "signup";
  return (
    <ConfirmMailedLink handler="/api/auth/confirm" body={{ tokenHash, type: kind }} kind={kind} />
  );
}
