import { browserStorage } from "#lib/browser/storage";
import { type OfferedPlan, readOfferedPlan } from "#lib/domain/plans/plans";

const KEY = "selectedPlan";

/** Keeps the plan that was picked, for this browser's next visit. */
export function rememberPlan(plan: OfferedPlan): void {
  browserStorage.set(KEY, plan);
}

/** The plan that was picked in this browser, if it holds one that is offered. */
export function pickedPlan(): OfferedPlan | undefined {
  return readOfferedPlan(browserStorage.get(KEY)) ?? undefined;
}
