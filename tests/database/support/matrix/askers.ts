/** Whoever may come to the database. A candidate and a reviewer have no account there: they come as a visitor. */
export const ASKERS = [
  "visitor",
  "newcomer",
  "owner",
  "manager",
  "viewer",
  "viewer of another interview",
  "removed",
  "other company",
] as const;
export type Asker = (typeof ASKERS)[number];
