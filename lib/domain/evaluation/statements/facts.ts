/** What an owner wants to know of a person before a call; the order in which it is shown. */
export const FACT_KINDS = [
  "time_on_the_job",
  "work",
  "people_led",
  "license",
  "certificate",
  "tool",
  "car",
  "language",
  "hours",
  "start",
] as const;
export type FactKind = (typeof FACT_KINDS)[number];
