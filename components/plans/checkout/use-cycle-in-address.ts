"use client";

import { useState } from "react";
import { readPlanQuery } from "#lib/domain/plans/plan-query";
import type { BillingCycle } from "#lib/domain/plans/plans";

/** The address may be newer than the page that the browser's Back brings out of its memory. */
function inAddress(initial: BillingCycle): BillingCycle {
  if (typeof window === "undefined") return initial;
  const asked = new URLSearchParams(window.location.search).get("cycle");
  return asked === null ? initial : readPlanQuery({ cycle: asked }).cycle;
}

/** The cycle that the picker shows, kept in its address: whoever comes back from a checkout finds what they chose. */
export function useCycleInAddress(initial: BillingCycle) {
  const [cycle, setCycle] = useState(() => inAddress(initial));

  function choose(next: BillingCycle) {
    setCycle(next);
    const address = new URL(window.location.href);
    address.searchParams.set("cycle", next);
    window.history.replaceState(null, "", address);
  }

  return [cycle, choose] as const;
}
