import type { IndustryText } from "../industry.ts";
import { commercialCleaning } from "./commercial-cleaning.ts";
import { franchises } from "./franchises.ts";
import { hospitality } from "./hospitality.ts";
import { hvac } from "./hvac.ts";
import { landscaping } from "./landscaping.ts";
import { outsourcingFirms } from "./outsourcing-firms.ts";
import { pestControl } from "./pest-control.ts";
import { plumbing } from "./plumbing.ts";
import { residentialCleaning } from "./residential-cleaning.ts";
import { restaurants } from "./restaurants.ts";
import { staffing } from "./staffing.ts";

/** The page of every trade, in the order in which the trades are shown. */
export const INDUSTRY_TEXTS: readonly IndustryText[] = [
  residentialCleaning,
  commercialCleaning,
  hvac,
  plumbing,
  landscaping,
  pestControl,
  franchises,
  staffing,
  outsourcingFirms,
  restaurants,
  hospitality,
];

/** What the page of one trade says; undefined for any other address. */
export function industryText(slug: string): IndustryText | undefined {
  return INDUSTRY_TEXTS.find((text) => text.slug === slug);
}

/** A trade from an address that anyone may have written; undefined for anything else. */
export function toIndustrySlug(value: unknown): string | undefined {
  return INDUSTRY_TEXTS.find(({ slug }) => slug === value)?.slug;
}
