/** Plan values as stored: upper case, or null for none (accounts spec §4). */
export const PLAN_KEYS = ["STARTER", "LAUNCH", "SCALE", "CUSTOM", "TEST"] as const;

export type PlanKey = (typeof PLAN_KEYS)[number];
export type Plan = PlanKey | null;

/** The plans that a person can choose for themselves. */
export const OFFERED_PLANS = ["STARTER", "LAUNCH", "SCALE"] as const satisfies PlanKey[];

export type OfferedPlan = (typeof OFFERED_PLANS)[number];

/** What is chosen where nothing was said (accounts spec §9). */
export const DEFAULT_PLAN: OfferedPlan = "LAUNCH";

const RANK = { STARTER: 1, LAUNCH: 2, SCALE: 3, CUSTOM: 3, TEST: 4 } satisfies Record<
  PlanKey,
  number
>;

const NAME = {
  STARTER: "Starter",
  LAUNCH: "Launch",
  SCALE: "Scale",
  CUSTOM: "Custom",
  TEST: "Test",
} satisfies Record<PlanKey, string>;

/** Candidates that the dashboard counts against (accounts spec §9). */
const DASHBOARD_LIMIT = {
  STARTER: 10,
  LAUNCH: 20,
  SCALE: 100,
  CUSTOM: 1000,
  TEST: 100_000,
} satisfies Record<PlanKey, number>;

/** The plan in a stored or sent value of any case; null where it names none. */
export function toPlan(value: string | null | undefined): Plan {
  const upper = value?.trim().toUpperCase();
  return PLAN_KEYS.find((key) => key === upper) ?? null;
}

/** The plan that a visitor picked on the way in (`?plan=`), or the default. */
export function toOfferedPlan(value: string | null | undefined): OfferedPlan {
  const upper = value?.trim().toUpperCase();
  return OFFERED_PLANS.find((key) => key === upper) ?? DEFAULT_PLAN;
}

/** 'Launch'; 'None' where no plan is chosen, as on the shell's badge (accounts spec §2.13). */
export function planName(plan: Plan): string {
  return plan ? NAME[plan] : "None";
}

/** Whether a plan includes what `required` includes (accounts spec §4, plan rank). */
export function planIncludes(plan: Plan, required: PlanKey): boolean {
  return plan !== null && RANK[plan] >= RANK[required];
}

/** How many candidates the dashboard's bar is full at. */
export function dashboardLimit(plan: Plan): number {
  return plan ? DASHBOARD_LIMIT[plan] : 1;
}
