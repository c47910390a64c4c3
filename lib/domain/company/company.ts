import * as z from "zod/mini";
import { COMPANY_NAME_LIMIT, PERSON_NAME_LIMIT } from "../account/complete-profile.ts";
import { opens } from "../plans/features.ts";
import type { Access } from "../plans/plans.ts";
import { stripInvisible } from "../text/invisible.ts";
import { filled, text, title, words } from "../text/text.ts";
import { INDUSTRY_VALUES } from "./industries.ts";
import { DEFAULT_TIME_ZONE, isTimeZone, todaysTimeZone } from "./time-zones.ts";

export const DEFAULT_PRIMARY_COLOR = "#0693e3";
export const DEFAULT_SECONDARY_COLOR = "#8ed1fc";

const NO_COLOR = "Enter a color as # and six digits or letters, like #0693e3";
const color = text(7, NO_COLOR).check(z.regex(/^#[0-9a-fA-F]{6}$/, NO_COLOR));

export const WEBSITE_LIMIT = 500;
export const LOCATION_LIMIT = 200;

/** An http or https address whose host has a dot, or nothing. A bare 'sparkle.com' counts as https. */
function isWebsite(value: string): boolean {
  if (value === "") return true;
  if (!/^https?:\/\/[^\s/.]/.test(value) || /\s/.test(value) || !URL.canParse(value)) return false;
  return /\.[^.]/.test(new URL(value).hostname);
}

/** 'https://ana:secret@sparkle.com': strangers see a company's website. The database asks the same. */
function namesSomebody(value: string): boolean {
  return /^https?:\/\/[^/?#\\]*@/.test(value);
}

/** 'sparkle.com' → 'https://sparkle.com'; what already says how, and nothing, keep it, in small letters. */
function completeWebsite(value: string): string {
  const trimmed = stripInvisible(value).trim();
  if (trimmed === "") return trimmed;
  const [scheme] = /^[a-z][a-z0-9+.-]*:/i.exec(trimmed) ?? [];
  return scheme ? scheme.toLowerCase() + trimmed.slice(scheme.length) : `https://${trimmed}`;
}

export const NOT_A_WEBSITE = "Enter a web address that starts with http:// or https://";

export const NAMES_SOMEBODY = "Enter the web address without a user name or password";

const website = z.pipe(
  z.pipe(text(WEBSITE_LIMIT), z.transform(completeWebsite)),
  text(WEBSITE_LIMIT).check(
    z.refine(isWebsite, NOT_A_WEBSITE),
    z.refine((value) => !namesSomebody(value), NAMES_SOMEBODY),
  ),
);

export const NO_ZONE = "Choose a time zone from the list";

/** The company form's fields: one rule for form and handler. */
export const companySchema = z.object({
  firstName: filled("First name is required", PERSON_NAME_LIMIT),
  lastName: filled("Last name is required", PERSON_NAME_LIMIT),
  companyName: title("Company name is required", COMPANY_NAME_LIMIT),
  location: filled("Location is required", LOCATION_LIMIT),
  industry: z.enum(INDUSTRY_VALUES, "Industry is required"),
  /** Website and colors are left out if the plan locks them. */
  website: z.optional(website),
  primaryColor: z.optional(color),
  secondaryColor: z.optional(color),
  /** The name of a logo uploaded before; null takes the logo away; left out, it stays. */
  logo: z.optional(z.nullable(text(100))),
  timeZone: text(64, NO_ZONE).check(z.overwrite(todaysTimeZone), z.refine(isTimeZone, NO_ZONE)),
});

/**
 * What a department is made of. The logo's address is derived from the stored file, whatever a caller writes.
 */
export const departmentSchema = z.object({
  companyName: title("Company name is required", 200),
  companyLocation: z.optional(words(200)),
  companyWebsite: z.optional(z.nullable(website)),
  companyPrimaryColour: z.optional(z.nullable(color)),
  companySecondaryColour: z.optional(z.nullable(color)),
  companyLogoUrl: z.optional(z.nullable(text(2000))),
});

export type DepartmentForm = z.output<typeof departmentSchema>;

export type CompanyInput = z.input<typeof companySchema>;
export type CompanyForm = z.output<typeof companySchema>;

type Look = { logoUrl: string | null; primaryColor: string; secondaryColor: string };

/**
 * A company as its candidates see it: with its own logo and colors while its plan includes them, else with ours. What
 * was saved stays saved, and shows again once the plan includes it.
 */
export function shownBranding<Company extends Look>(company: Company, access: Access): Company {
  if (opens(access, "branding")) return company;
  return {
    ...company,
    logoUrl: null,
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
  };
}

/** Whether a form carries anything that a plan may lock. */
export function hasBranding(form: Partial<CompanyForm>): boolean {
  return [form.website, form.primaryColor, form.secondaryColor, form.logo].some(
    (value) => value !== undefined,
  );
}

export const SIGNED_OUT = "You must be logged in to save your company profile";

type KnownNames = { firstName: string; lastName: string; companyName: string };
export type KnownCompany = {
  name: string;
  location: string;
  industry: string | null;
  website: string | null;
  primaryColor: string;
  secondaryColor: string;
  logoUrl: string | null;
  timeZone: string;
};

/** What a company that its member began is called until they set it up. */
export const UNNAMED_COMPANY = "My company";

/** What the form starts with: what is known, else the defaults. */
export function toFormValues(names: KnownNames | null, company: KnownCompany | null) {
  const isUnnamed = company?.name === UNNAMED_COMPANY && company.location === "";
  return {
    firstName: names?.firstName ?? "",
    lastName: names?.lastName ?? "",
    companyName: isUnnamed ? "" : (company?.name ?? names?.companyName ?? ""),
    location: company?.location ?? "",
    industry: company?.industry ?? "",
    website: company?.website ?? "",
    primaryColor: company?.primaryColor ?? DEFAULT_PRIMARY_COLOR,
    secondaryColor: company?.secondaryColor ?? DEFAULT_SECONDARY_COLOR,
    logoUrl: company?.logoUrl ?? null,
    timeZone: company?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}
