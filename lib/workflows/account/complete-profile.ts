import { saveProfileNames, saveTerms } from "#lib/data/account/profiles";
import type { Db, ServiceDb } from "#lib/data/db";
import { COMPLETE_PROFILE_TEXTS, type CompleteProfile } from "#lib/domain/account/complete-profile";
import { AppError } from "#lib/domain/core/errors";
import { TERMS_VERSION } from "#lib/domain/site/legal";
import { saveFullName } from "#lib/vendors/accounts/providers";

type Clients = {
  db: Db;
  /** Above row-level security: nobody writes what they accepted but by this form. */
  service: ServiceDb;
};

/** Keeps an owner's names in their profile and with their account, and that they accepted the terms. */
export async function completeProfile(
  { db, service }: Clients,
  userId: string,
  names: Pick<CompleteProfile, "firstName" | "lastName" | "companyName">,
): Promise<void> {
  try {
    await saveProfileNames(db, userId, names);
    await saveFullName(db, names);
    await saveTerms(service, userId, TERMS_VERSION);
  } catch (cause) {
    throw new AppError("internal", COMPLETE_PROFILE_TEXTS.failed, { cause });
  }
}
