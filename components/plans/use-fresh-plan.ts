"use client";

import { useEffect, useState } from "react";
import type { PlanState } from "#components/shared/plan-cache";

/**
 * The plan read anew, as it may have been changed in another tab or by somebody else since the page was opened.
 * `again` tries once more.
 */
export function useFreshPlan(read: () => Promise<PlanState | null>) {
  const [state, setState] = useState<PlanState | "loading" | "failed">("loading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to read again
  useEffect(() => {
    let gone = false;
    setState("loading");
    read().then((fresh) => {
      if (!gone) setState(fresh ?? "failed");
    });
    return () => {
      gone = true;
    };
  }, [read, tries]);
  return { state, again: () => setTries(tries + 1) };
}
