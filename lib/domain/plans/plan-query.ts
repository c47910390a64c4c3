import { firstOf, type PageQuery } from "../core/page-query.ts";
import { BILLING_REFUSALS } from "./billing-refusals.ts";
import { BILLING_CYCLES, type BillingCycle, type OfferedPlan, readOfferedPlan } from "./plans.ts";

type PlanQuery = {
  /** The plan to check out; null shows the picker. */
  plan: OfferedPlan | null;
  cycle: BillingCycle;
  /** Why a plan in the address was not taken. */
  problem: string | null;
};

/** What the plan page's address asks for: `?plan=` and `?cycle=`. */
export function readPlanQuery(params: PageQuery): PlanQuery {
  const asked = firstOf(params.plan);
  const plan = readOfferedPlan(asked);
  const cycle = BILLING_CYCLES.find((one) => one === firstOf(params.cycle)) ?? "monthly";
  return { plan, cycle, problem: asked && plan === null ? BILLING_REFUSALS.invalidPlan : null };
}
