import type { Metadata } from "next";
import { AccountHeading } from "#components/account/account-heading";
import { CompleteProfileForm } from "#components/account/complete-profile-form";
import { safeNext } from "#lib/domain/core/routes";
import { employerOrRedirect } from "#lib/http/session";
import { readKnownName } from "#lib/workflows/account/read-known-name";

export const metadata: Metadata = { title: "Complete Your Profile" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function CompleteProfilePage({ searchParams }: Props) {
  const [{ next }, { db, userId, email, company }] = await Promise.all([
    searchParams,
    employerOrRedirect(),
  ]);
  const known = await readKnownName(db, userId);
  const companyName = known.companyName || (company?.name ?? "");
  return (
    <>
      <AccountHeading title="Complete Your Profile">
        Tell us your name and your company's name.
      </AccountHeading>
      <CompleteProfileForm
        initial={{ ...known, companyName, email }}
        next={safeNext(typeof next === "string" ? next : null) ?? undefined}
      />
    </>
  );
}
