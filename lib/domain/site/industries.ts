import type { Industry as CompanyIndustry } from "../company/industries.ts";

export type Industry = {
  /** The last part of its address. */
  slug: string;
  name: string;
  /** What is hard about hiring there, or what to listen for, in one line. */
  line: string;
  /** What a company of it says that it does. */
  company: CompanyIndustry;
};

/** The trades that have a page of their own, in the order in which they are shown. */
export const INDUSTRIES: readonly Industry[] = [
  {
    slug: "residential-cleaning",
    company: "cleaning",
    name: "Residential cleaning",
    line: "People who can be trusted with a house key.",
  },
  {
    slug: "commercial-cleaning",
    company: "cleaning",
    name: "Commercial cleaning",
    line: "Night crews that show up when nobody is watching.",
  },
  {
    slug: "hvac",
    company: "hvac",
    name: "HVAC",
    line: "Techs and helpers who explain the repair as well as they do it.",
  },
  {
    slug: "plumbing",
    company: "default",
    name: "Plumbing",
    line: "Plumbers who answer the 6 am call and leave the floor dry.",
  },
  {
    slug: "landscaping",
    company: "default",
    name: "Landscaping",
    line: "A full crew before the first warm week of spring.",
  },
  {
    slug: "pest-control",
    company: "default",
    name: "Pest control",
    line: "Route techs who are safe with chemicals and calm with customers.",
  },
  {
    slug: "franchises",
    company: "franchises",
    name: "Franchises",
    line: "The same questions at every location, asked the same way.",
  },
  {
    slug: "staffing",
    company: "staffing",
    name: "Staffing",
    line: "Screen for the whole client list without a day of phone calls.",
  },
  {
    slug: "outsourcing-firms",
    company: "default",
    name: "Outsourcing firms",
    line: "Hear how somebody speaks before you put them on a client's line.",
  },
  {
    slug: "restaurants",
    company: "food",
    name: "Restaurants",
    line: "Line cooks and servers who can start this weekend.",
  },
  {
    slug: "hospitality",
    company: "default",
    name: "Hospitality",
    line: "Front desk and housekeeping people your guests will remember fondly.",
  },
];
