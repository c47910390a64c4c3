import { readProfile } from "#lib/data/account/profiles";
import { readCompany } from "#lib/data/company/companies";
import type { ServiceDb } from "#lib/data/db";

/** The name that an account's bills are made out to; empty before it has one. */
export async function companyName(service: ServiceDb, userId: string): Promise<string> {
  const company = await readCompany(service, userId);
  return company?.name || (await readProfile(service, userId))?.companyName || "";
}
