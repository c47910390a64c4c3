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
