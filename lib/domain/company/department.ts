import { opens } from "../plans/features.ts";
import type { Access } from "../plans/plans.ts";
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR, type KnownCompany } from "./company.ts";

/** What the interview provider knows of a company. Addresses are absolute. */
export type Department = {
  companyName: string;
  companyLocation: string;
  companyWebsite: string | null;
  companyPrimaryColour: string;
  companySecondaryColour: string;
  companyLogoUrl: string | null;
};

type BrandedCompany = Omit<KnownCompany, "industry" | "timeZone">;

/** A company's department; website, colors and logo are told only while its plan includes them. */
export function departmentOf(company: BrandedCompany, access: Access): Department {
  const branded = opens(access, "branding");
  return {
    companyName: company.name,
    companyLocation: company.location,
    companyWebsite: branded ? company.website : null,
    companyPrimaryColour: branded ? company.primaryColor : DEFAULT_PRIMARY_COLOR,
    companySecondaryColour: branded ? company.secondaryColor : DEFAULT_SECONDARY_COLOR,
    companyLogoUrl: branded ? company.logoUrl : null,
  };
}
