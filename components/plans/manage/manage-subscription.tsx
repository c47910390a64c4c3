"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { lazyPart } from "#components/shared/lazy-part";
import type { PlanState } from "#components/shared/plan-state";
import { RetryAlert } from "#components/shared/retry-alert";
import { usePlan } from "#components/shared/use-plan";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card, CardContent } from "#components/ui/card";
import { request } from "#lib/browser/request";
import { hasLiveSubscription, hasOpenBill, isPaymentDue } from "#lib/domain/plans/billing";
import { BILLING_TEXTS, CREDIT_TEXTS } from "#lib/domain/plans/billing-texts";
import { isNotForSale, planName } from "#lib/domain/plans/plans";
import { CancelDialog } from "./cancel-dialog";
import { CustomPlanNote } from "./custom-plan-note";
import { PayBill } from "./pay-bill";
import { PlanActions } from "./plan-actions";
import { PlanDates } from "./plan-dates";
import { PortalButton } from "./portal-button";

// Loaded on use.
const ChangePlanDialog = lazyPart(
  () => import("./change-plan-dialog").then((module) => module.ChangePlanDialog),
  { close: ({ onClose }) => onClose() },
);

type ManageSubscriptionProps = {
  userId: string;
  timeZone: string;
  contactEmail: string;
  /** Whether the person comes from Stripe's pages, where cards are changed. */
  cardChanged?: boolean;
};

/** The plan of a company and what can be done with it. */
export function ManageSubscription(props: ManageSubscriptionProps) {
  const { userId, timeZone, contactEmail, cardChanged = false } = props;
  const { state, failed, refresh, forget } = usePlan(userId);
  useSavedCard(cardChanged);
  const [open, setOpen] = useState<"cancel" | "change" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);

  if (failed) {
    return (
      <Card className="max-w-3xl">
        <CardContent className="flex flex-col gap-6">
          <h2 className="font-semibold text-xl">Current Plan</h2>
          <RetryAlert again={refresh}>
            {BILLING_TEXTS.notLoaded} The plan itself hasn't changed.
          </RetryAlert>
        </CardContent>
      </Card>
    );
  }
  const subscribed = state !== null && hasLiveSubscription(state);
  const custom = state?.plan === "CUSTOM" || (subscribed && state.subscribedPlan === "CUSTOM");
  // Nothing to buy, nothing to end: a row of dead buttons would say less than the sentence.
  const givenByHand = state !== null && isNotForSale(state.plan) && !subscribed;
  const arranged = custom || givenByHand;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card>
        <CardContent className="flex flex-col gap-6">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="min-w-0 flex-1 basis-72">
              <h2
                ref={heading}
                tabIndex={-1}
                aria-live="polite"
                className="font-semibold text-xl outline-none"
              >
                Current Plan: <span>{state === null ? "Loading..." : planName(state.plan)}</span>
              </h2>
              {state ? <PlanDates state={state} timeZone={timeZone} /> : null}
              {state ? <BillingFacts state={state} subscribed={subscribed} /> : null}
            </div>
            {state?.customer ? (
              <PortalButton first={isPaymentDue(state) && !hasOpenBill(state)} />
            ) : null}
          </div>
          {state?.cancelAt && subscribed && !arranged ? <KeepPlan onKept={refresh} /> : null}
          {state && hasOpenBill(state) ? <PayBill newCard={cardChanged} onPaid={refresh} /> : null}
          {arranged ? (
            <CustomPlanNote contactEmail={contactEmail}>
              {custom ? BILLING_TEXTS.custom : BILLING_TEXTS.byHand}
            </CustomPlanNote>
          ) : (
            <PlanActions
              state={state}
              onChange={() => setOpen("change")}
              onCancel={() => setOpen("cancel")}
            />
          )}
        </CardContent>
      </Card>
      {state ? (
        <CancelDialog
          userId={userId}
          timeZone={timeZone}
          state={state}
          contactEmail={contactEmail}
          open={open === "cancel"}
          onClose={close}
          onCancelled={forget}
          focusElse={heading}
        />
      ) : null}
      {open === "change" ? (
        <ChangePlanDialog userId={userId} timeZone={timeZone} read={refresh} onClose={close} />
      ) : null}
    </div>
  );
}

/** Back from Stripe's pages: the card that was saved there is the one that is charged from now on. Loading pays nothing. */
function useSavedCard(back: boolean) {
  const told = useRef(false);
  useEffect(() => {
    if (!back || told.current) return;
    told.current = true;
    request("/api/stripe/saved-card", { body: {} });
  }, [back]);
}

/** What a company has to its credit, and where its bills go; nothing if there is no customer yet. */
function BillingFacts({ state, subscribed }: { state: PlanState; subscribed: boolean }) {
  const { customer, credit, billingEmail } = state;
  return (
    <>
      {credit > 0 ? (
        <p className="mt-3 font-medium">{CREDIT_TEXTS[subscribed ? "has" : "buys"](credit)}</p>
      ) : null}
      {customer && billingEmail ? (
        <p className="mt-1 text-muted-foreground [overflow-wrap:anywhere]">
          Billing emails go to {billingEmail}. To change that, or the name and tax ID on your
          invoices, open Card and invoices.
        </p>
      ) : null}
    </>
  );
}

/** The way back for a plan that is set to end. */
function KeepPlan({ onKept }: { onKept: () => Promise<unknown> }) {
  const { send, busy, rest, error } = useSend();

  async function keep() {
    const reply = await send("/api/stripe/keep-plan", {});
    if (reply === null) return;
    await onKept();
    rest();
    toast.success("Your plan continues.");
  }

  return (
    <div className="flex flex-col gap-3">
      <FormError>{error?.message}</FormError>
      <div>
        <Button disabled={busy} onClick={keep}>
          {busy ? "Keeping..." : "Keep my plan"}
        </Button>
      </div>
    </div>
  );
}
