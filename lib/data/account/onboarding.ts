import type { Onboarding } from "#lib/domain/account/after-sign-in";
import { readCompany } from "../company/companies.ts";
import type { Db } from "../db.ts";
import { readAccessFor } from "../plans/company-access.ts";
import { readProfile } from "./profiles.ts";

/** What decides where somebody lands after a sign-in or sign-up; nothing is there yet for a new account. */
export async function readOnboarding(db: Db, userId: string): Promise<Onboarding> {
  const [profile, company, { plan }] = await Promise.all([
    readProfile(db, userId),
    readCompany(db, userId),
    readAccessFor(db, userId),
  ]);
  return {
    plan,
    companyName: profile?.companyName ?? "",
    companyCompleted: company?.completed ?? false,
  };
}
