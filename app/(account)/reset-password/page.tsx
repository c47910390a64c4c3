import type { Metadata } from "next";
import { AccountHeading } from "#components/account/account-heading";
import { ExpiredLink } from "#components/account/expired-link";
import { ResetPasswordForm } from "#components/account/reset-password-form";
import { recoveringEmployer } from "#lib/http/recovery";

export const metadata: Metadata = { title: "Reset password", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ session?: string | string[] }> };

export default async function ResetPasswordPage({ searchParams }: Props) {
  const { session } = await searchParams;
  const allowed = session === undefined && (await recoveringEmployer()) !== null;
  if (!allowed) return <ExpiredLink missing={session !== "error"} />;
  return (
    <>
      <AccountHeading title="Choose a new password">
        You'll use it to sign in from now on.
      </AccountHeading>
      <ResetPasswordForm />
    </>
  );
}
