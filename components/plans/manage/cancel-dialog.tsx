"use client";

import { type RefObject, useState } from "react";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { toastAcrossPages } from "#components/shared/persistent-toast";
import type { PlanState } from "#components/shared/plan-state";
import { request } from "#lib/browser/request";
import { BILLING_TEXTS, CREDIT_TEXTS } from "#lib/domain/plans/billing-texts";
import { companyDate } from "#lib/domain/text/dates";
import { reloadSoon } from "../reload-soon";
import { CustomPlanNote } from "./custom-plan-note";

type CancelDialogProps = {
  userId: string;
  timeZone: string;
  state: PlanState;
  contactEmail: string;
  open: boolean;
  onClose: () => void;
  onCancelled: () => void;
  /** Takes the focus after a cancellation, when the button that opened the dialog is another one. */
  focusElse: RefObject<HTMLElement | null>;
};

/** The last question before a subscription ends at once. */
export function CancelDialog(props: CancelDialogProps) {
  const { userId, timeZone, state, contactEmail, open, onClose, onCancelled, focusElse } = props;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Cancellation | null>(null);

  async function cancel() {
    if (state.subscriptionId === null) return;
    setBusy(true);
    setOutcome(null);
    const answer = await requestCancellation(state.subscriptionId, userId);
    setBusy(false);
    if (answer.is !== "done") return setOutcome(answer);
    onCancelled();
    onClose();
    toastAcrossPages("success", BILLING_TEXTS.cancelled);
    reloadSoon();
  }

  function toggle(next: boolean) {
    if (next || busy) return;
    setOutcome(null);
    onClose();
  }

  return (
    <ConfirmDialog
      title="Confirm Cancellation"
      more={
        <>
          <p>{consequence(state, timeZone)}</p>
          {state.credit > 0 ? <p>{CREDIT_TEXTS.survives(state.credit)}</p> : null}
          {outcome?.is === "custom" ? <CustomPlanNote contactEmail={contactEmail} /> : null}
        </>
      }
      action={{ label: "Yes, Cancel", busyLabel: "Cancelling..." }}
      cancel={{ children: "Back", disabled: busy }}
      busy={busy}
      refusal={outcome?.is === "failed" ? outcome.why : null}
      open={open}
      onOpenChange={toggle}
      onConfirm={() => void cancel()}
      focusElse={focusElse}
    >
      Are you sure you want to cancel your subscription? This action cannot be undone.
    </ConfirmDialog>
  );
}

/** What the customer loses, the day until which it is paid, and what becomes of an unpaid bill. */
function consequence({ status, trialEnd, periodEnd }: PlanState, timeZone: string): string {
  const kept = "You can still see the candidates you've already unlocked.";
  if (status === "trialing" && trialEnd) {
    return `If you cancel, your trial ends now instead of on ${companyDate(trialEnd, timeZone)}, and you won't be charged. You can't start another trial. ${kept}`;
  }
  if (periodEnd && status === "active") {
    return `Your plan is paid until ${companyDate(periodEnd, timeZone)}. If you cancel, it ends now, with no refund. ${kept}`;
  }
  // At Stripe a cancellation stops the collection of what was billed, and gives none of it up.
  if (status === "past_due" || status === "unpaid") {
    return `If you cancel, your plan ends now, but you'll still owe the unpaid bill. We won't try your card again. You can pay it under Card and invoices. ${kept}`;
  }
  return `If you cancel, your plan ends now, with no refund. ${kept}`;
}

/** How a cancellation went; a custom plan ends by agreement. */
type Cancellation = { is: "done" } | { is: "custom" } | { is: "failed"; why: string };

/** Asks for the end of a subscription. */
async function requestCancellation(subscriptionId: string, userId: string): Promise<Cancellation> {
  const answer = await request<{ success: true }>("/api/stripe/cancel-subscription", {
    body: { subToDel: subscriptionId, user_id: userId },
  });
  if (answer.ok) {
    return answer.body?.success === true
      ? { is: "done" }
      : { is: "failed", why: BILLING_TEXTS.cancelFailed };
  }
  switch (answer.refusal.code) {
    case "forbidden":
      return { is: "custom" };
    case "unreachable":
      return { is: "failed", why: BILLING_TEXTS.cancelUnreachable };
    default:
      return { is: "failed", why: BILLING_TEXTS.cancelFailed };
  }
}
