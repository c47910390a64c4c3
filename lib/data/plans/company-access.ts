import type { Access } from "#lib/domain/plans/plans";
import { readCompany } from "../company/companies.ts";
import { type Db, unwrap } from "../db.ts";
import { ACCESS_COLUMNS, readAccess, toAccess } from "./billing.ts";

/** What a company may use now: its owner's subscription decides. Nothing if there is no such company, or it is another's. */
export async function readCompanyAccess(db: Db, companyId: string): Promise<Access> {
  const data = unwrap(
    await db.from("plan_access").select(ACCESS_COLUMNS).eq("company_id", companyId).maybeSingle(),
  );
  return toAccess(data);
}

/** The same of the company that a user acts for; before there is one, their own account decides. */
export async function readAccessFor(db: Db, userId: string): Promise<Access> {
  const company = await readCompany(db, userId);
  return company ? readCompanyAccess(db, company.id) : readAccess(db, userId);
}
