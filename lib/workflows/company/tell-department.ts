import { readCompany } from "#lib/data/company/companies";
import type { ServiceDb } from "#lib/data/db";
import { readCompanyAccess } from "#lib/data/plans/company-access";
import { departmentOf } from "#lib/domain/company/department";
import { interviewProvider } from "#lib/vendors/interview-provider";

/**
 * Tells the interview provider how a company looks with the plan that it has now.
 * @throws AppError `vendor_failed`
 */
export async function tellDepartment(service: ServiceDb, ownerId: string): Promise<void> {
  const company = await readCompany(service, ownerId);
  if (!company?.departmentKey) return;
  const department = departmentOf(company, await readCompanyAccess(service, company.id));
  await interviewProvider(company.provider).updateDepartment(company.departmentKey, department);
}
