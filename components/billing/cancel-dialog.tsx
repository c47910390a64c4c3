"use client";

import { type MouseEvent, useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import type { PlanState } from "#components/shared/plan-cache";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "#components/ui/alert-dialog";
import { companyDate } from "#lib/domain/results";
import { CANCELLED, cancelSubscription } from "./cancel-subscription";
import { CustomPlanNote } from "./custom-plan-note";
import { reloadSoon } from "./reload-soon";

type CancelDialogProps = {
  userId: string;
  timeZone: string;
  state: PlanState;
  contactEmail: string;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
};

/** The last question before a subscription ends at once (accounts spec §2.11). */
export function CancelDialog(props: CancelDialogProps) {
  const { userId, timeZone, state, contactEmail, open, onClose, onCancelled } = props;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function cancel(event: MouseEvent) {
    // The dialog stays until the answer is there.
    event.preventDefault();
    if (state.subscriptionId === null) return;
    setBusy(true);
    setProblem(null);
    const failure = await cancelSubscription(state.subscriptionId, userId, state.plan);
    setBusy(false);
    if (failure !== null) return setProblem(failure);
    onCancelled();
    onClose();
    toast.success(CANCELLED);
    reloadSoon();
  }

  function toggle(next: boolean) {
    if (next || busy) return;
    setProblem(null);
    onClose();
  }

  return (
    <AlertDialog open={open} onOpenChange={toggle}>
      <AlertDialogContent>
        <AlertDialogTitle>Confirm Cancellation</AlertDialogTitle>
        <AlertDialogDescription className="mt-0">
          Are you sure you want to cancel your subscription? This action cannot be undone.
        </AlertDialogDescription>
        <p>{consequence(state, timeZone)}</p>
        {problem === "You have a custom plan." ? (
          <CustomPlanNote contactEmail={contactEmail} />
        ) : (
          <FormError>{problem}</FormError>
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <AlertDialogCancel disabled={busy}>Back</AlertDialogCancel>
          <AlertDialogAction disabled={busy} onClick={cancel}>
            {busy ? "Cancelling..." : "Yes, Cancel"}
          </AlertDialogAction>
        </div>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** What is lost, with the day until which it was paid. */
function consequence({ status, trialEnd, periodEnd }: PlanState, timeZone: string): string {
  const kept = "Answers that are open stay open.";
  if (status === "trialing" && trialEnd) {
    return `Your trial would run until ${companyDate(trialEnd, timeZone)}; it ends now, and nothing was or will be charged. It can't be taken again. ${kept}`;
  }
  if (periodEnd && status === "active") {
    return `Your plan is paid until ${companyDate(periodEnd, timeZone)}. It ends now, and nothing is refunded. ${kept}`;
  }
  return `Your plan ends now, and nothing is refunded. ${kept}`;
}
