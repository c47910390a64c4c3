import type { Access } from "../plans/plans.ts";
import { DEFAULT_PRIMARY_COLOUR, DEFAULT_SECONDARY_COLOUR, mayBrand } from "./company.ts";

/** What the interview provider knows of a company. Addresses are absolute. */
export type Department = {
  companyName: string;
  companyLocation: string;
  companyWebsite: string | null;
  companyPrimaryColour: string;
  companySecondaryColour: string;
  companyLogoUrl: string | null;
};

type BrandedCompany = {
  name: string;
  location: string;
  website: string | null;
  primaryColour: string;
  secondaryColour: string;
  logoUrl: string | null;
};

/** A company's department; website, colours and logo are told only while its plan includes them. */
export function departmentOf(company: BrandedCompany, access: Access): Department {
  const branded = mayBrand(access);
  return {
    companyName: company.name,
    companyLocation: company.location,
    companyWebsite: branded ? company.website : null,
    companyPrimaryColour: branded ? company.primaryColour : DEFAULT_PRIMARY_COLOUR,
    companySecondaryColour: branded ? company.secondaryColour : DEFAULT_SECONDARY_COLOUR,
    companyLogoUrl: branded ? company.logoUrl : null,
  };
}
