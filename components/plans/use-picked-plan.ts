"use client";

import { useSyncExternalStore } from "react";
import { pickedPlan } from "#components/shared/picked-plan";
import { DEFAULT_PLAN, type OfferedPlan } from "#lib/domain/plans/plans";

const never = () => () => {};

/** The plan that was picked in this browser, or Launch. */
export function usePickedPlan(): OfferedPlan {
  return useSyncExternalStore(
    never,
    () => pickedPlan() ?? DEFAULT_PLAN,
    () => DEFAULT_PLAN,
  );
}
