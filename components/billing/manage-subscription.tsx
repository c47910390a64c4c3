"use client";

import { useState } from "react";
import { LockedButton } from "#components/shared/locked-button";
import { usePlan } from "#components/shared/use-plan";
import { Card, CardContent } from "#components/ui/card";
import { planName } from "#lib/domain/plans";
import { routes } from "#lib/domain/routes";
import { CancelDialog } from "./cancel-dialog";
import { ChangePlanDialog } from "./change-plan-dialog";
import { CustomPlanNote } from "./custom-plan-note";
import { PlanDates } from "./plan-dates";
import { PortalButton } from "./portal-button";

const NOTHING_TO_CANCEL = "You don't have an active subscription to cancel.";
const CANCEL_FIRST = "You have an active subscription. Cancel it first to change to a new one.";
const NOTHING_TO_CHANGE = "You don't have an active subscription to change.";

/** Stripe keeps these no longer. */
const OVER = ["canceled", "incomplete_expired"];

type ManageSubscriptionProps = { userId: string; timeZone: string; contactEmail: string };

/** The plan of a company and what can be done with it (accounts spec §2.11). */
export function ManageSubscription({ userId, timeZone, contactEmail }: ManageSubscriptionProps) {
  const { state, forget } = usePlan(userId);
  const [open, setOpen] = useState<"cancel" | "change" | null>(null);
  const close = () => setOpen(null);

  const custom = state?.plan === "CUSTOM";
  const subscribed = state?.subscriptionId != null && !OVER.includes(state.status ?? "canceled");
  // A plan that was given by hand, as the demo's, has nothing to cancel and may be replaced by a paid one.
  const active = custom || subscribed;
  const mayChange = subscribed && !custom;
  const waits = mayChange && state.status !== "active" && state.status !== "trialing";
  const name = state === null ? "Loading..." : planName(state.plan);

  function unlessSubscribed(reason: string): string | null {
    if (custom) return "You have a custom plan.";
    return subscribed ? null : reason;
  }

  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card>
        <CardContent className="flex flex-col gap-6">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h2 aria-live="polite" className="font-semibold text-xl">
                Current Plan: {name}
              </h2>
              {state ? <PlanDates state={state} timeZone={timeZone} /> : null}
            </div>
            {mayChange ? <PortalButton first={waits} /> : null}
          </div>
          {custom ? <CustomPlanNote contactEmail={contactEmail} /> : null}
          <div className="flex flex-wrap gap-3 border-t pt-6">
            <LockedButton
              variant={mayChange && !waits ? "default" : "outline"}
              reason={unlessSubscribed(NOTHING_TO_CHANGE)}
              onClick={() => setOpen("change")}
            >
              Change plan
            </LockedButton>
            <LockedButton
              variant={active ? "outline" : "default"}
              reason={active ? CANCEL_FIRST : null}
              // A page with a policy of its own: only a full navigation brings it.
              onClick={() => window.location.assign(routes.subscription)}
            >
              Add a Subscription
            </LockedButton>
            <LockedButton
              variant="outline"
              className="text-destructive"
              reason={unlessSubscribed(NOTHING_TO_CANCEL)}
              onClick={() => setOpen("cancel")}
            >
              Cancel Subscription
            </LockedButton>
          </div>
        </CardContent>
      </Card>
      {state?.subscriptionId ? (
        <>
          <CancelDialog
            {...{ userId, timeZone, state, contactEmail }}
            open={open === "cancel"}
            onClose={close}
            onCancelled={forget}
          />
          <ChangePlanDialog
            {...{ userId, timeZone, state }}
            open={open === "change"}
            onClose={close}
          />
        </>
      ) : null}
    </div>
  );
}
