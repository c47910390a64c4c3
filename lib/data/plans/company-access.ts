import type { Access } from "#lib/domain/plans/plans";
import { readCompany } from "../company/companies.ts";
import { type Db, unwrap } from "../db.ts";
import { readAccess, toAccess } from "./billing.ts";

/** What a company may use now: its owner's subscription decides. Nothing if there is no such company, or it is another's. */
export async function readCompanyAccess(db: Db, companyId: string): Promise<Access> {
  return toAccess(unwrap(await db.rpc("company_access", { p_company: companyId }).maybeSingle()));
}

/** The same of the company that a user acts for; before there is one, their own account decides. */
export async function readAccessFor(db: Db, ownerId: string): Promise<Access> {
  const company = await readCompany(db, ownerId);
  return company ? readCompanyAccess(db, company.id) : readAccess(db, ownerId);
}
