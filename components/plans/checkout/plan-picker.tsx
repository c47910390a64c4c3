"use client";

import { useState, useSyncExternalStore } from "react";
import { pickedPlan } from "#components/shared/picked-plan";
import { Alert } from "#components/ui/alert";
import { CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { NO_TRIAL_LEFT } from "#lib/domain/plans/billing-texts";
import { readPlanQuery } from "#lib/domain/plans/plan-query";
import {
  type BillingCycle,
  DEFAULT_PLAN,
  OFFERED_PLANS,
  type OfferedPlan,
  type Plan,
} from "#lib/domain/plans/plans";
import { SAVED_HOURS_NOTE } from "#lib/domain/site/hours-saved";
import { CycleToggle } from "../cycle-toggle";
import { PlanCard } from "./plan-card";

type PlanPickerProps = {
  initialCycle: BillingCycle;
  /** Whether they can still take the free trial. */
  trial: boolean;
  /** The plan that they have. */
  current: Plan;
  /** Why the plan in the address was not taken. */
  problem: string | null;
};

/** Three plans side by side, by the month or by the year. */
export function PlanPicker({ initialCycle, trial, current, problem }: PlanPickerProps) {
  const [cycle, setCycle] = useCycleInAddress(initialCycle);
  const pickedBefore = usePickedPlan();
  return (
    <section className="flex flex-col gap-8">
      <div className="flex flex-col items-center gap-4 text-center">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl">
          {trial ? "Start Free, No Risk" : "Choose your plan"}
        </h1>
        <p className="max-w-text text-lg text-muted-foreground">
          {trial
            ? `${TRIAL_DAYS} days free on every plan, and every feature is included during the trial. No charges today, cancel anytime, switch plans whenever you like. ${CARD_NEEDED}`
            : `${NO_TRIAL_LEFT}, so you'll be charged the day you start a plan. Cancel anytime.`}
        </p>
        <CycleToggle cycle={cycle} onChange={setCycle} />
      </div>
      {problem ? (
        <Alert role="alert" variant="error">
          {problem}
        </Alert>
      ) : null}
      <div className="grid gap-5 lg:grid-cols-3">
        {OFFERED_PLANS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            cycle={cycle}
            picked={plan === pickedBefore}
            current={plan === current}
            action={trial ? "Start Free Trial" : "Choose plan"}
          />
        ))}
      </div>
      <p className="text-center text-muted-foreground text-sm">{SAVED_HOURS_NOTE}</p>
    </section>
  );
}

const never = () => () => {};

/** The plan that was picked in this browser, or Launch. */
function usePickedPlan(): OfferedPlan {
  return useSyncExternalStore(
    never,
    () => pickedPlan() ?? DEFAULT_PLAN,
    () => DEFAULT_PLAN,
  );
}

/** The address may be newer than the page that the browser's Back brings out of its memory. */
function inAddress(initial: BillingCycle): BillingCycle {
  if (typeof window === "undefined") return initial;
  const asked = new URLSearchParams(window.location.search).get("cycle");
  return asked === null ? initial : readPlanQuery({ cycle: asked }).cycle;
}

/** The cycle that the picker shows, kept in its address: whoever comes back from a checkout finds what they chose. */
function useCycleInAddress(initial: BillingCycle) {
  const [cycle, setCycle] = useState(() => inAddress(initial));

  function choose(next: BillingCycle) {
    setCycle(next);
    const address = new URL(window.location.href);
    address.searchParams.set("cycle", next);
    window.history.replaceState(null, "", address);
  }

  return [cycle, choose] as const;
}
