import { BILLING_TEXTS } from "./billing-texts.ts";
import { BILLING_CYCLES, type BillingCycle, type OfferedPlan, readOfferedPlan } from "./plans.ts";

type Params = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

type PlanQuery = {
  /** The plan to check out; null shows the picker. */
  plan: OfferedPlan | null;
  cycle: BillingCycle;
  /** Why a plan in the address was not taken. */
  problem: string | null;
};

/** What the plan page's address asks for: `?plan=` and `?cycle=`. */
export function readPlanQuery(params: Params): PlanQuery {
  const asked = first(params.plan);
  const plan = readOfferedPlan(asked);
  const cycle = BILLING_CYCLES.find((one) => one === first(params.cycle)) ?? "monthly";
  return { plan, cycle, problem: asked && plan === null ? BILLING_TEXTS.invalidPlan : null };
}
