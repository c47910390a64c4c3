import { DAY_MS } from "../text/dates.ts";
import { endsWithoutCharge, pastDueUntil, type Subscription } from "./billing.ts";

/** How long before its end a trial is announced; Stripe's own notice comes as early. */
export const TRIAL_NOTICE_DAYS = 3;

/** What a company should know about its subscription; `on` is the day on which something changes. */
export type BillingNotice =
  /** `charge`: cents that are charged then; null if that is not known. */
  | { kind: "trial-ending"; on: string; charge: number | null }
  | { kind: "payment-failed"; on: string | null }
  /** A first payment was refused, or the subscription rests at Stripe. */
  | { kind: "not-started" | "paused"; on: null };

type Facts = Pick<
  Subscription,
  "status" | "trialEnd" | "periodEnd" | "pastDueSince" | "cancelAt" | "nextCharge" | "isCollected"
>;

/** The notice that stands above the dashboard now; null if all is well. */
export function billingNotice(subscription: Facts | null, now: Date): BillingNotice | null {
  if (subscription === null) return null;
  const { status, trialEnd, nextCharge: charge, isCollected } = subscription;
  if (status === "past_due") {
    const until = pastDueUntil(subscription);
    return { kind: "payment-failed", on: until !== null && now < new Date(until) ? until : null };
  }
  if (status === "unpaid") return { kind: "payment-failed", on: null };
  if (status === "incomplete") return { kind: "not-started", on: null };
  if (status === "paused") return { kind: "paused", on: null };
  const soon = new Date(now.getTime() + TRIAL_NOTICE_DAYS * DAY_MS);
  if (status !== "trialing" || trialEnd === null || !isCollected) return null;
  if (endsWithoutCharge(subscription)) return null;
  return new Date(trialEnd) <= soon ? { kind: "trial-ending", on: trialEnd, charge } : null;
}
