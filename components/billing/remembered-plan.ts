"use client";

import { useSyncExternalStore } from "react";
import { browserStorage } from "#components/shared/browser-storage";
import { DEFAULT_PLAN, type OfferedPlan, toOfferedPlan } from "#lib/domain/plans";

const KEY = "selectedPlan";

/** Keeps the plan that was picked, for this browser's next visit. */
export function rememberPlan(plan: OfferedPlan): void {
  browserStorage.set(KEY, plan);
}

const never = () => () => {};

/** The plan that was picked in this browser, or Launch (accounts spec §3). */
export function useRememberedPlan(): OfferedPlan {
  return useSyncExternalStore(
    never,
    () => toOfferedPlan(browserStorage.get(KEY)),
    () => DEFAULT_PLAN,
  );
}
