"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchPlan, planCache } from "./plan-cache";
import type { PlanState } from "./plan-state";

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
  nextCharge: null,
  isCollected: true,
  customer: false,
  credit: 0,
  billingEmail: null,
  subscribedPlan: null,
};

/** Whether both read alike wherever a page shows or asks for them. */
function isSame(known: PlanState, fresh: PlanState): boolean {
  const { plan, trialing, status, cycle } = known;
  return (
    plan === fresh.plan &&
    trialing === fresh.trialing &&
    status === fresh.status &&
    cycle === fresh.cycle
  );
}

/**
 * The person's plan: at once from this browser's memory of the last ten minutes, then as the server says. Null
 * while nothing is known; an error makes it none, and `failed` says that this is no statement.
 * If the server says otherwise than what was known, the rest of the page is read anew.
 */
export function usePlan(userId: string) {
  const router = useRouter();
  const [state, setState] = useState<PlanState | null>(null);
  const [failed, setFailed] = useState(false);
  /** What this page knew last; the memory is shared with other tabs, which clear it. */
  const known = useRef<PlanState | null>(null);

  /** Answers the plan as it is now, or null if it can't be read. */
  const refresh = useCallback(async () => {
    const fresh = await fetchPlan(userId);
    setState(fresh ?? NONE);
    setFailed(fresh === null);
    if (known.current && fresh && !isSame(known.current, fresh)) router.refresh();
    known.current = fresh ?? known.current;
    return fresh;
  }, [userId, router]);

  /** Forgets the plan, here and in the browser's memory, as after a cancellation; its invoices stay. */
  const forget = useCallback(() => {
    planCache.clear(userId);
    setState((was) => ({ ...NONE, customer: was?.customer ?? false }));
  }, [userId]);

  useEffect(() => {
    let left = false;
    planCache.read(userId, Date.now()).then((held) => {
      if (left) return;
      if (held) setState(held);
      known.current = held;
      refresh();
    });
    return () => {
      left = true;
    };
  }, [userId, refresh]);

  return { state, failed, refresh, forget };
}
