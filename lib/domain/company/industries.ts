/** Stored value and displayed label. */
export const INDUSTRIES = [
  { value: "cleaning", label: "Cleaning" },
  { value: "food", label: "Restaurants and Food" },
  { value: "hvac", label: "HVAC" },
  { value: "staffing", label: "Staffing" },
  { value: "franchises", label: "Franchises" },
  { value: "healthcare", label: "Healthcare" },
  { value: "manufacturing", label: "Manufacturing" },
  { value: "warehouses", label: "Warehouses" },
  { value: "default", label: "Other" },
] as const;

export type Industry = (typeof INDUSTRIES)[number]["value"];

export const INDUSTRY_VALUES = INDUSTRIES.map((industry) => industry.value);

/** The industry of each trade that has a page on the site. */
export const INDUSTRY_OF_TRADE: Readonly<Record<string, Industry>> = {
  "residential-cleaning": "cleaning",
  "commercial-cleaning": "cleaning",
  hvac: "hvac",
  plumbing: "default",
  landscaping: "default",
  "pest-control": "default",
  franchises: "franchises",
  staffing: "staffing",
  "outsourcing-firms": "default",
  restaurants: "food",
  hospitality: "default",
};
