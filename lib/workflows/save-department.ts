import { readAccess } from "#lib/data/billing";
import { keepDepartmentKey, readCompany, startCompany } from "#lib/data/companies";
import type { Db } from "#lib/data/db";
import {
  BRANDING_LOCKED,
  DEFAULT_PRIMARY_COLOUR,
  DEFAULT_SECONDARY_COLOUR,
  type DepartmentForm,
  mayBrand,
} from "#lib/domain/company";
import { AppError } from "#lib/domain/errors";
import { DEFAULT_TIME_ZONE } from "#lib/domain/time-zones";
import {
  createDepartment,
  type Department,
  updateDepartment,
} from "#lib/vendors/interview-provider";

/**
 * Makes or changes the owner's department at the interview provider, without the rest of the form (accounts spec
 * §7.3). A company has one department: made again, it is the one that is there, changed.
 * @param clients `service` makes the company's row and stores the provider's key, which no user may write.
 * @param key of the department to change; left out to make it.
 * @throws AppError forbidden below the Launch plan; not_found for a key that is not the owner's; vendor_failed.
 */
export async function saveDepartment(
  { db, service }: { db: Db; service: Db },
  ownerId: string,
  form: DepartmentForm,
  key?: string,
): Promise<{ key: string }> {
  const [access, stored] = await Promise.all([readAccess(db, ownerId), readCompany(db, ownerId)]);
  if (key !== undefined && stored?.departmentKey !== key) {
    throw new AppError("not_found", "There is no such department.");
  }
  const department: Department = {
    companyName: form.companyName,
    companyLocation: form.companyLocation ?? stored?.location ?? "",
    companyWebsite:
      form.companyWebsite === undefined ? (stored?.website ?? null) : form.companyWebsite || null,
    companyPrimaryColour:
      form.companyPrimaryColour ?? stored?.primaryColour ?? DEFAULT_PRIMARY_COLOUR,
    companySecondaryColour:
      form.companySecondaryColour ?? stored?.secondaryColour ?? DEFAULT_SECONDARY_COLOUR,
    companyLogoUrl: stored?.logoUrl ?? null,
  };
  const branded =
    department.companyWebsite !== (stored?.website ?? null) ||
    department.companyPrimaryColour !== (stored?.primaryColour ?? DEFAULT_PRIMARY_COLOUR) ||
    department.companySecondaryColour !== (stored?.secondaryColour ?? DEFAULT_SECONDARY_COLOUR);
  if (branded && !mayBrand(access)) throw new AppError("forbidden", BRANDING_LOCKED);

  if (stored?.departmentKey) {
    await updateDepartment(stored.departmentKey, department);
    return { key: stored.departmentKey };
  }
  if (stored === null) {
    await startCompany(service, ownerId, {
      name: form.companyName,
      location: department.companyLocation,
      industry: "default",
      timeZone: DEFAULT_TIME_ZONE,
    });
  }
  const made = await createDepartment(department);
  await keepDepartmentKey(service, ownerId, made);
  return { key: made };
}
