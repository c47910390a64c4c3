import { readAccess } from "#lib/data/billing";
import { readCompany } from "#lib/data/companies";
import type { Db } from "#lib/data/db";
import { departmentOf } from "#lib/domain/department";
import { updateDepartment } from "#lib/vendors/interview-provider";

/**
 * Tells the interview provider how a company looks with the plan that it has now. Service client: a job belongs to
 * nobody who is signed in.
 * @throws AppError `vendor_failed`
 */
export async function tellDepartment(service: Db, ownerId: string): Promise<void> {
  const [company, access] = await Promise.all([
    readCompany(service, ownerId),
    readAccess(service, ownerId),
  ]);
  if (company?.departmentKey)
    await updateDepartment(company.departmentKey, departmentOf(company, access));
}
