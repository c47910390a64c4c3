import { planFeatures } from "#lib/domain/plans/features";
import { listCap, PLAN_KEYS } from "#lib/domain/plans/plans";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { LANGUAGES } from "#lib/domain/text/languages";

/** A table that the product fills: one row for each member of a set that grows. */
export type ReferenceTable = {
  /** What the members are called as a type, `Database["public"]["Enums"][type]`, if other tables refer to them. */
  type?: string;
  /** Name and SQL type of each column. */
  columns: Readonly<Record<string, string>>;
  /** The columns of the primary key, if it isn't the first column alone. */
  key?: readonly string[];
  rows: readonly Readonly<Record<string, string | number | null>>[];
};

/** Sets that a state machine fixes: Postgres enums, by name. Their order is the order in SQL. */
export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  attempt_status: ATTEMPT_STATUSES,
};

/** Sets that grow, by table: what refers to one has a foreign key, and its members as its type in TypeScript. */
export const REFERENCE_TABLES: Readonly<Record<string, ReferenceTable>> = {
  languages: {
    type: "language_code",
    columns: { code: "text" },
    rows: LANGUAGES.map(({ code }) => ({ code })),
  },
  // Candidates that each plan opens: in a month of the subscription, and without a plan ('NONE') ever.
  plan_caps: {
    columns: { plan: "text", cap: "integer not null" },
    rows: [
      { plan: "NONE", cap: listCap(null) },
      ...PLAN_KEYS.map((plan) => ({ plan, cap: listCap(plan) })),
    ],
  },
  plan_features: {
    columns: { plan: "text", feature: "text" },
    key: ["plan", "feature"],
    rows: planFeatures(),
  },
};

/**
 * Whether a database runs these migrations already. From then on a change is written as a new migration; until then
 * the first one is written anew.
 */
export const DEPLOYED: boolean = false;
