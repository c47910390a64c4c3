"use client";

import { useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { type PlanState, planCache } from "#components/shared/plan-cache";
import { SubmitButton } from "#components/shared/submit-button";
import { useSend } from "#components/shared/use-send";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "#components/ui/dialog";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import {
  DEFAULT_PLAN,
  lookupKey,
  monthlyPrice,
  OFFERED_PLANS,
  offer,
  planName,
  readOfferedPlan,
} from "#lib/domain/plans";
import { ChangeCost } from "./change-cost";
import { CycleToggle } from "./cycle-toggle";
import { reloadSoon } from "./reload-soon";
import { useChangePreview } from "./use-change-preview";

type ChangePlanDialogProps = {
  userId: string;
  timeZone: string;
  state: PlanState;
  open: boolean;
  onClose: () => void;
};

/** Another plan or another cycle, with what it costs today before it is agreed to. */
export function ChangePlanDialog({
  userId,
  timeZone,
  state,
  open,
  onClose,
}: ChangePlanDialogProps) {
  const { send, busy, error, clear } = useSend();
  const [plan, setPlan] = useState(readOfferedPlan(state.plan) ?? DEFAULT_PLAN);
  const [cycle, setCycle] = useState(state.cycle ?? "monthly");
  const same = plan === state.plan && cycle === state.cycle;
  const wanted = open && !same ? lookupKey(plan, cycle) : null;
  const { preview, problem } = useChangePreview(wanted);

  async function change() {
    if (wanted === null) return;
    const reply = await send("/api/stripe/change-plan", { lookup_key: wanted });
    if (!reply) return;
    planCache.clear(userId);
    toast.success(`Your plan is now ${planName(plan)}, billed ${cycle}.`);
    reloadSoon();
  }

  function toggle(next: boolean) {
    if (next || busy) return;
    clear();
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={toggle}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Change plan</DialogTitle>
          <DialogDescription>
            The switch counts from now; what you have paid already is set against it.
          </DialogDescription>
        </DialogHeader>
        <CycleToggle cycle={cycle} onChange={setCycle} />
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
          <p className="text-muted-foreground">This is the plan that you have.</p>
        ) : problem ? null : (
          <ChangeCost plan={plan} cycle={cycle} preview={preview} timeZone={timeZone} />
        )}
        <FormError>{error?.message ?? problem}</FormError>
        <SubmitButton
          type="button"
          busy={busy}
          busyLabel="Changing..."
          aria-disabled={preview === null || undefined}
          onClick={() => preview && change()}
        >
          {same ? "Choose another plan" : `Change to ${planName(plan)}`}
        </SubmitButton>
      </DialogContent>
    </Dialog>
  );
}
