import commercialCleaning from "../../../content/trades/commercial-cleaning.json" with {
  type: "json",
};
import franchises from "../../../content/trades/franchises.json" with { type: "json" };
import hospitality from "../../../content/trades/hospitality.json" with { type: "json" };
import hvac from "../../../content/trades/hvac.json" with { type: "json" };
import landscaping from "../../../content/trades/landscaping.json" with { type: "json" };
import outsourcingFirms from "../../../content/trades/outsourcing-firms.json" with { type: "json" };
import pestControl from "../../../content/trades/pest-control.json" with { type: "json" };
import plumbing from "../../../content/trades/plumbing.json" with { type: "json" };
import residentialCleaning from "../../../content/trades/residential-cleaning.json" with {
  type: "json",
};
import restaurants from "../../../content/trades/restaurants.json" with { type: "json" };
import staffing from "../../../content/trades/staffing.json" with { type: "json" };
import { type IndustryText, industryTextSchema } from "./industry.ts";

/** The page of every trade, in the order in which the trades are shown. A file that isn't as it should be ends the build. */
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
].map((text) => industryTextSchema.parse(text));

/** What the page of one trade says; undefined for any other address. */
export function industryText(slug: string): IndustryText | undefined {
  return INDUSTRY_TEXTS.find((text) => text.slug === slug);
}

/** A trade from an address that anyone may have written; undefined for anything else. */
export function toIndustrySlug(value: unknown): string | undefined {
  return INDUSTRY_TEXTS.find(({ slug }) => slug === value)?.slug;
}
