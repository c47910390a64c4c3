"use client";

import { useEffect, useState } from "react";
import type { PlanState } from "#components/shared/plan-state";
import { RetryAlert } from "#components/shared/retry-alert";
import { useSend } from "#components/shared/use-send";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import { hasLiveSubscription, isPaymentDue } from "#lib/domain/plans/billing";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { ChangePlanForm } from "./change-plan-form";
import { PayFirst } from "./pay-first";

type ChangePlanDialogProps = {
  userId: string;
  timeZone: string;
  /** The plan as the server tells it now. */
  read: () => Promise<PlanState | null>;
  onClose: () => void;
};

/** Another plan or another cycle, with what it costs today before it is agreed to. */
export function ChangePlanDialog({ read, onClose, ...who }: ChangePlanDialogProps) {
  const sending = useSend();
  const { state, again } = useFreshPlan(read);
  const plan = typeof state === "object" && hasLiveSubscription(state) ? state : null;
  const due = plan !== null && isPaymentDue(plan);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !sending.busy && onClose()}
      title="Change plan"
      description={
        due
          ? "Your plan can't be changed while a bill is unpaid."
          : "A change takes effect as soon as you agree to the cost."
      }
    >
      {state === "loading" ? (
        <Loading className="min-h-48" />
      ) : state === "failed" ? (
        <RetryAlert again={again}>{BILLING_TEXTS.notLoaded}</RetryAlert>
      ) : plan === null ? (
        <p>{BILLING_TEXTS.noSubscription}</p>
      ) : due ? (
        <PayFirst />
      ) : (
        <ChangePlanForm {...who} sending={sending} state={plan} />
      )}
    </Dialog>
  );
}

/**
 * The plan read anew, as it may have been changed in another tab or by somebody else since the page was opened.
 * `again` tries once more.
 */
function useFreshPlan(read: () => Promise<PlanState | null>) {
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
