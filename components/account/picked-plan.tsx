import { browserStorage } from "#components/shared/browser-storage";
import { type OfferedPlan, readOfferedPlan } from "#lib/domain/plans";

/** The plan that was picked in this browser, if it holds one that is offered. */
export function pickedPlan(): OfferedPlan | undefined {
  return readOfferedPlan(browserStorage.get("selectedPlan")) ?? undefined;
}
