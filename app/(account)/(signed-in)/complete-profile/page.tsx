import type { Metadata } from "next";
import { AccountHeading } from "#components/account/account-heading";
import { CompleteProfileForm } from "#components/account/complete-profile-form";
import { employerOrRedirect } from "#lib/http/session";
import { readKnownName } from "#lib/workflows/account/read-known-name";

export const metadata: Metadata = { title: "Complete Your Profile" };

export default async function CompleteProfilePage() {
  const { db, userId, email } = await employerOrRedirect();
  const known = await readKnownName(db, userId);
  return (
    <>
      <AccountHeading title="Complete Your Profile">
        Tell us your name and your company's name.
      </AccountHeading>
      <CompleteProfileForm initial={{ ...known, email }} />
    </>
  );
}
