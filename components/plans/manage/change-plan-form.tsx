"use client";

import { useEffect, useRef, useState } from "react";
import { FormError } from "#components/shared/form-error";
import { toastAcrossPages } from "#components/shared/persistent-toast";
import { planCache } from "#components/shared/plan-cache";
import type { PlanState } from "#components/shared/plan-state";
import { SubmitButton } from "#components/shared/submit-button";
import type { useSend } from "#components/shared/use-send";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import {
  DEFAULT_PLAN,
  lookupKey,
  monthlyPrice,
  OFFERED_PLANS,
  offer,
  planName,
  readOfferedPlan,
} from "#lib/domain/plans/plans";
import { CycleToggle } from "../cycle-toggle";
import { reloadSoon } from "../reload-soon";
import { ChangeCost } from "./change-cost";
import { PortalButton } from "./portal-button";
import { type ChangePreview, useChangePreview } from "./use-change-preview";

type ChangePlanFormProps = {
  userId: string;
  timeZone: string;
  /** The plan as it is now; what is chosen begins there. */
  state: PlanState;
  sending: ReturnType<typeof useSend>;
};

/** The choice of a plan and a cycle, and what it costs today. */
export function ChangePlanForm({ userId, timeZone, state, sending }: ChangePlanFormProps) {
  const { send, busy, error } = sending;
  const [plan, setPlan] = useState(readOfferedPlan(state.plan) ?? DEFAULT_PLAN);
  const [cycle, setCycle] = useState(state.cycle ?? "monthly");
  const same = plan === state.plan && cycle === state.cycle;
  const wanted = same ? null : lookupKey(plan, cycle);
  const { state: cost, again } = useChangePreview(wanted);
  const costIsKnown = cost.is === "known";
  const first = useRef<HTMLButtonElement>(null);
  // While the plan was read there was nothing but 'Close' to hold the focus.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  async function change(agreed: ChangePreview) {
    if (wanted === null) return;
    const reply = await send("/api/stripe/change-plan", { lookup_key: wanted, agreed });
    // The cost may be another one by now.
    if (!reply) return again();
    planCache.clear(userId);
    toastAcrossPages("success", `Your plan is now ${planName(plan)}, billed ${cycle}.`);
    reloadSoon();
  }

  return (
    <>
      <CycleToggle ref={first} cycle={cycle} onChange={setCycle} />
      <RadioGroup
        aria-label="Plan"
        value={plan}
        onValueChange={(value) => setPlan(readOfferedPlan(value) ?? plan)}
      >
        {OFFERED_PLANS.map((choice) => (
          <RadioCard
            key={choice}
            value={choice}
            label={`${planName(choice)}, $${monthlyPrice(choice, cycle)} per month`}
            hint={offer(choice).features[0]}
          />
        ))}
      </RadioGroup>
      {same ? (
        <p className="text-muted-foreground">This is your current plan.</p>
      ) : (
        <ChangeCost cost={cost} again={again} timeZone={timeZone} />
      )}
      <FormError>{error?.message}</FormError>
      {error?.fields?.reason === "card" ? (
        <div>
          <PortalButton first={false} />
        </div>
      ) : null}
      <SubmitButton
        type="button"
        busy={busy}
        busyLabel="Changing..."
        aria-disabled={costIsKnown ? undefined : true}
        onClick={() => costIsKnown && change(cost.preview)}
      >
        {same ? "Choose another plan" : `Change to ${planName(plan)}`}
      </SubmitButton>
    </>
  );
}
