import { saveProfileNames } from "#lib/data/account/profiles";
import {
  type CompanyFields,
  keepDepartmentKey,
  logoAddress,
  readCompany,
  startCompany,
  updateCompany,
} from "#lib/data/company/companies";
import type { Db, ServiceDb } from "#lib/data/db";
import { readAccessFor } from "#lib/data/plans/company-access";
import { type CompanyForm, hasBranding } from "#lib/domain/company/company";
import { departmentOf } from "#lib/domain/company/department";
import { AppError } from "#lib/domain/core/errors";
import { routes } from "#lib/domain/core/routes";
import { lockOf } from "#lib/domain/plans/features";
import { hasLogo, removeLogos } from "#lib/vendors/company-assets";
import { interviewProvider } from "#lib/vendors/interview-provider";

/**
 * Saves the company form in either mode: the names, the company, its department at the
 * interview provider, and only then `completed`. A failure on the way keeps what was saved before it, and the
 * next try goes on from there.
 * @param clients `service` makes the company row, stores the provider's key and removes the logo that was
 *   replaced: no user may do these.
 * @throws AppError forbidden if branding comes without the plan for it; vendor_failed.
 */
export async function saveCompanyProfile(
  clients: { db: Db; service: ServiceDb },
  ownerId: string,
  form: CompanyForm,
): Promise<{ next: string }> {
  const { db, service } = clients;
  const access = await readAccessFor(db, ownerId);
  const lock = lockOf(access, "branding");
  if (hasBranding(form) && lock) throw new AppError("forbidden", lock);
  if (form.logo && !(await hasLogo(service, ownerId, form.logo))) {
    throw new AppError("invalid_input", "Failed to update company profile: choose the logo again.");
  }

  const { firstName, lastName, companyName } = form;
  await saveProfileNames(db, ownerId, { firstName, lastName, companyName });
  const fields = toFields(form);
  await startCompany(service, ownerId, fields);
  const company = await readCompany(db, ownerId);
  if (!company) throw new AppError("not_found", "Failed to load company profile.");

  const department = departmentOf(
    {
      name: fields.name,
      location: fields.location,
      website: fields.website === undefined ? company.website : fields.website,
      primaryColor: fields.primaryColor ?? company.primaryColor,
      secondaryColor: fields.secondaryColor ?? company.secondaryColor,
      logoUrl: form.logo === undefined ? company.logoUrl : form.logo && logoAddress(db, form.logo),
    },
    access,
  );
  if (company.departmentKey) {
    await interviewProvider(company.provider).updateDepartment(company.departmentKey, department);
  } else {
    const provider = interviewProvider();
    const key = await provider.createDepartment(department);
    await keepDepartmentKey(service, ownerId, { key, provider: provider.name });
  }
  await updateCompany(db, ownerId, { ...fields, completed: true });
  if (form.logo !== undefined) {
    // A file that stays behind harms nobody, and the next logo's save removes it.
    await removeLogos(service, ownerId, form.logo).catch(() => undefined);
  }
  return { next: routes.dashboard };
}

/** An emptied website is removed; one that was not sent stays. */
function toFields(form: CompanyForm): CompanyFields {
  return {
    name: form.companyName,
    location: form.location,
    industry: form.industry,
    timeZone: form.timeZone,
    website: form.website === "" ? null : form.website,
    primaryColor: form.primaryColor,
    secondaryColor: form.secondaryColor,
    logoPath: form.logo,
  };
}
