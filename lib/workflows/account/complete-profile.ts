import { saveProfileNames } from "#lib/data/account/profiles";
import type { Db } from "#lib/data/db";
import { COMPLETE_PROFILE_TEXTS, type CompleteProfile } from "#lib/domain/account/complete-profile";
import { AppError } from "#lib/domain/site/errors";
import { saveFullName } from "#lib/vendors/accounts/providers";

/** Keeps an owner's names in their profile and with their account. */
export async function completeProfile(
  db: Db,
  userId: string,
  names: Pick<CompleteProfile, "firstName" | "lastName" | "companyName">,
): Promise<void> {
  try {
    await saveProfileNames(db, userId, names);
    await saveFullName(db, names);
  } catch (cause) {
    throw new AppError("internal", COMPLETE_PROFILE_TEXTS.failed, { cause });
  }
}
