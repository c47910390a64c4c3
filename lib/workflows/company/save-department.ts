import { keepDepartmentKey, readCompany, startCompany } from "#lib/data/company/companies";
import type { Db, ServiceDb } from "#lib/data/db";
import { readAccessFor } from "#lib/data/plans/company-access";
import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type DepartmentForm,
} from "#lib/domain/company/company";
import { departmentOf } from "#lib/domain/company/department";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { AppError } from "#lib/domain/core/errors";
import { lockOf } from "#lib/domain/plans/features";
import { interviewProvider } from "#lib/vendors/interview-provider";

/** What a company has before anybody chose anything. */
const UNBRANDED = {
  location: "",
  website: null,
  primaryColor: DEFAULT_PRIMARY_COLOR,
  secondaryColor: DEFAULT_SECONDARY_COLOR,
  logoUrl: null,
};

/**
 * Makes or changes the owner's department at the interview provider, without the rest of the form. A company
 * has one department: made again, it is the one that is there, changed.
 * @param clients `service` makes the company's row and stores the provider's key, which no user may write.
 * @param key of the department to change; left out to make it.
 * @throws AppError forbidden on a plan without branding; not_found for a key that is not the owner's; vendor_failed.
 */
export async function saveDepartment(
  { db, service }: { db: Db; service: ServiceDb },
  ownerId: string,
  form: DepartmentForm,
  key?: string,
): Promise<{ key: string }> {
  const [access, stored] = await Promise.all([
    readAccessFor(db, ownerId),
    readCompany(db, ownerId),
  ]);
  if (key !== undefined && stored?.departmentKey !== key) {
    throw new AppError("not_found", "There is no such department.");
  }
  const known = stored ?? UNBRANDED;
  const company = {
    name: form.companyName,
    location: form.companyLocation ?? known.location,
    website: form.companyWebsite === undefined ? known.website : form.companyWebsite || null,
    primaryColor: form.companyPrimaryColour ?? known.primaryColor,
    secondaryColor: form.companySecondaryColour ?? known.secondaryColor,
    logoUrl: known.logoUrl,
  };
  // Another logo is refused like another color if the plan has none; if it has, the stored file counts.
  const otherLogo = Boolean(form.companyLogoUrl) && form.companyLogoUrl !== known.logoUrl;
  const branded =
    otherLogo ||
    company.website !== known.website ||
    company.primaryColor !== known.primaryColor ||
    company.secondaryColor !== known.secondaryColor;
  const lock = lockOf(access, "branding");
  if (branded && lock) throw new AppError("forbidden", lock);

  const department = departmentOf(company, access);
  if (stored?.departmentKey) {
    await interviewProvider(stored.provider).updateDepartment(stored.departmentKey, department);
    return { key: stored.departmentKey };
  }
  if (stored === null) {
    await startCompany(service, ownerId, {
      name: company.name,
      location: company.location,
      industry: "default",
      timeZone: DEFAULT_TIME_ZONE,
    });
  }
  const provider = interviewProvider();
  const made = await provider.createDepartment(department);
  await keepDepartmentKey(service, ownerId, { key: made, provider: provider.name });
  return { key: made };
}
