"use client";

import { CircleCheck, CircleX } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { fetchPlan, planCache } from "#components/shared/plan-cache";
import type { PlanState } from "#components/shared/plan-state";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Button } from "#components/ui/button";
import { Loading } from "#components/ui/spinner";
import { request } from "#lib/browser/request";
import { routes } from "#lib/domain/core/routes";
import { NOT_VERIFIED } from "#lib/domain/plans/billing-texts";
import { PlanDates } from "../manage/plan-dates";
import { tellOtherTabs } from "./other-tabs";
import { trackTrialStarted } from "./track-billing";

const REDIRECT_MS = 3000;
/** How long the good news waits for what the plan costs and when, so that both are read for as long. */
const PLAN_WAIT_MS = 2000;

type CheckoutResultProps = {
  /** From the address that the payment service sent the person back to. */
  sessionId: string | null;
  userId: string;
  /** The dashboard, or the company's set-up if it isn't finished. */
  next: string;
  supportUrl: string;
  /** The company's. */
  timeZone: string;
};

const answer = z.object({
  paid: z.boolean(),
  trialRefused: z.optional(z.boolean()),
  second: z.optional(z.boolean()),
});

type Verdict = "paid" | "refused" | "second" | "unpaid";

export const UNPAID_REASONS = {
  refused: "This card has already had a free trial. No plan was started and nothing was charged.",
  second:
    "You already have an active plan, so this one was ended. Anything it charged will be refunded to your card.",
  unpaid: "Please contact support or try again.",
} as const;

async function verify(sessionId: string): Promise<Verdict> {
  const verified = await request("/api/stripe/verify-checkout", {
    body: { session_id: sessionId },
  });
  const reply = verified.ok ? answer.safeParse(verified.body).data : undefined;
  if (reply?.paid) return "paid";
  if (reply?.second) return "second";
  return reply?.trialRefused ? "refused" : "unpaid";
}

/** The plan as it is now, kept nowhere; null if it isn't known soon. */
async function boughtPlan(userId: string): Promise<PlanState | null> {
  const fetched = fetchPlan(userId).finally(() => planCache.clear(userId));
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PLAN_WAIT_MS));
  return Promise.race([fetched, late]);
}

/** Whether the payment counts, in three states; then on by itself. */
export function CheckoutResult(props: CheckoutResultProps) {
  const { sessionId, userId, next, supportUrl, timeZone } = props;
  const [bought, setBought] = useState<PlanState | null>(null);
  const [state, setState] = useState<"verifying" | Verdict>(
    sessionId === null ? "unpaid" : "verifying",
  );
  const asked = useRef(false);
  // A refusal is read out as an alert; good news would pass unheard.
  const heading = useRestoreFocus<HTMLHeadingElement>(state === "paid");

  useEffect(() => {
    if (sessionId === null || asked.current) return;
    asked.current = true;
    verify(sessionId).then(async (verdict) => {
      // What this browser knows, also of another running plan, is from before the payment.
      if (verdict !== "unpaid") planCache.clear(userId);
      if (verdict !== "paid") return setState(verdict);
      tellOtherTabs(null);
      trackTrialStarted(userId);
      setBought(await boughtPlan(userId));
      setState(verdict);
      setTimeout(() => window.location.replace(next), REDIRECT_MS);
    });
  }, [sessionId, userId, next]);

  if (state === "verifying") {
    return <Loading text="Verifying your payment..." className="min-h-96 text-lg" />;
  }
  const paid = state === "paid";
  return (
    <section
      role={paid ? undefined : "alert"}
      className="mx-auto flex min-h-96 max-w-md flex-col items-center justify-center gap-5 text-center"
    >
      {paid ? (
        <CircleCheck aria-hidden className="size-14 text-score-good" />
      ) : (
        <CircleX aria-hidden className="size-14 text-destructive" />
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-bold font-display text-3xl tracking-tight outline-none"
      >
        {paid ? "Payment Successful" : NOT_VERIFIED}
      </h1>
      {paid ? (
        <>
          {bought?.status === "trialing" ? (
            <div className="text-lg">
              <p className="font-semibold">Your trial has started</p>
              <PlanDates state={bought} timeZone={timeZone} />
            </div>
          ) : null}
          <p className="text-lg text-muted-foreground">
            Thank you for your subscription. Redirecting you now...
          </p>
        </>
      ) : (
        <>
          <p className="text-lg text-muted-foreground">{UNPAID_REASONS[state]}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild size="lg">
              {state === "second" ? (
                <Link href={routes.manageSubscription}>See your subscription</Link>
              ) : state === "refused" ? (
                // A page with a policy of its own: only a full navigation brings it.
                <a href={routes.subscription}>See the plans</a>
              ) : (
                <Link href={routes.home}>Back to Home</Link>
              )}
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={supportUrl}>Contact support</a>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
