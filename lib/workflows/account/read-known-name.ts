import { readProfile } from "#lib/data/account/profiles";
import type { Db } from "#lib/data/db";
import { splitName } from "#lib/domain/account/complete-profile";
import { readFullName } from "#lib/vendors/accounts/providers";

/** What is known of an owner's names: their profile's, else those that another service gave. */
export async function readKnownName(
  db: Db,
  userId: string,
): Promise<{ firstName: string; lastName: string; companyName: string }> {
  const [profile, fullName] = await Promise.all([readProfile(db, userId), readFullName(db)]);
  const given = splitName(fullName);
  return {
    firstName: profile?.firstName || given.firstName,
    lastName: profile?.lastName || given.lastName,
    companyName: profile?.companyName ?? "",
  };
}
