import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { ConfirmMailedLink } from "#components/account/confirm-mailed-link";
import { resetPasswordPath } from "#lib/domain/core/routes";

export const metadata: Metadata = { title: "One moment", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ code?: string | string[]; error?: string | string[] }> };

export default async function HandOffPage({ searchParams }: Props) {
  const { code, error } = await searchParams;
  if (error !== undefined) redirect(resetPasswordPath("error"));
  if (typeof code !== "string" || code === "") redirect(resetPasswordPath("missing"));
  return <ConfirmMailedLink handler="/api/auth/exchange" body={{ code }} kind="recovery" />;
}
