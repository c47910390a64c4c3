"use client";

import { useCallback, useEffect, useState } from "react";
import { type PlanState, planCache, readPlanState } from "./plan-cache";

const NONE: PlanState = {
  plan: null,
  trialing: false,
  subscriptionId: null,
  status: null,
  trialEnd: null,
  periodEnd: null,
  cycle: null,
  pastDueUntil: null,
  cancelAt: null,
};

async function ask(): Promise<PlanState | null> {
  try {
    const answer = await fetch("/api/account/plan", { headers: { accept: "application/json" } });
    return answer.ok ? readPlanState(await answer.json()) : null;
  } catch {
    return null;
  }
}

/**
 * The person's plan: at once from this browser's memory of the last ten minutes, then as the server says. Null
 * while nothing is known; an error makes it none (accounts spec §4).
 */
export function usePlan(userId: string) {
  const [state, setState] = useState<PlanState | null>(null);

  const refresh = useCallback(async () => {
    const fresh = await ask();
    if (fresh) planCache.write(userId, fresh, Date.now());
    setState(fresh ?? NONE);
  }, [userId]);

  /** Forgets the plan, here and in the browser's memory, as after a cancellation. */
  const forget = useCallback(() => {
    planCache.clear(userId);
    setState(NONE);
  }, [userId]);

  useEffect(() => {
    const known = planCache.read(userId, Date.now());
    if (known) setState(known);
    refresh();
  }, [userId, refresh]);

  return { state, refresh, forget };
}
