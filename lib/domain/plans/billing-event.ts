import type { Subscription } from "./billing.ts";

/** Who tells us of what happened elsewhere; each event is handled once. */
export const EVENT_SOURCES = ["stripe", "knit", "texts"] as const;

/** What an event of Stripe is about. Its content is a hint only: the truth is read at Stripe. */
export type BillingEvent = {
  id: string;
  type: string;
  /** ISO; when it happened at Stripe. */
  occurredAt?: string | null;
  customerId: string | null;
  /** For events of a checkout. */
  sessionId: string | null;
  /** For events of a bill that renews a subscription: the bill's. */
  renewal?: string | null;
  /** For a bill that could not be made final: its id. */
  unfinalized?: string | null;
  /** For money that was taken back, which names no customer. */
  takenBack?: TakenBack | null;
};

/** A payment that a bank disputes, or that somebody gave back at Stripe. `cents` of it, and in Stripe's words how it stands. */
export type TakenBack = {
  kind: "dispute" | "refund";
  chargeId: string;
  cents: number;
  status: string;
};

export const BILLING_MAILS = [
  "trial_will_end",
  "payment_failed",
  "payment_received",
  "plan_started",
  "plan_changed",
  "plan_ending",
  "plan_ended",
  "plan_paused",
  "renewal_ahead",
] as const;

export type BillingMail = (typeof BILLING_MAILS)[number];

const TRIAL_WILL_END = "customer.subscription.trial_will_end";

/** Somebody has paid, or begun a trial. */
export const CHECKOUT_COMPLETED = "checkout.session.completed";

/** A bill stays a draft and is charged to nobody, as the tax of an address can't be worked out, for example. */
export const FINALIZATION_FAILED = "invoice.finalization_failed";

/** The events that say something of a subscription. */
export const HANDLED_EVENTS: readonly string[] = [
  "charge.dispute.closed",
  "charge.dispute.created",
  CHECKOUT_COMPLETED,
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "customer.deleted",
  "customer.updated",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  TRIAL_WILL_END,
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  FINALIZATION_FAILED,
  "refund.created",
];

/** A mail, and what it tells of: of the same thing it tells once. */
export type DueMail = { mail: BillingMail; about: string; facts?: { invoice: string } };

type Facts = Pick<Subscription, "id" | "status" | "trialEnd"> & {
  /** The last attempt to charge a bill that waits, as its id, a colon and a number; null if there is none. */
  failedAttempt: string | null;
};

/**
 * The email that is due after an event. Plan changes are mailed by the code that writes them. Whether a payment failed
 * is read from the current subscription, not from the event's name: Stripe tells of it in several events, and some may
 * come before the subscription shows it.
 */
export function mailAfter(
  { type, renewal = null }: Pick<BillingEvent, "type" | "renewal">,
  subscription: Facts | null,
): DueMail | null {
  if (subscription === null) return null;
  if (type === "invoice.paid" && renewal !== null)
    return { mail: "payment_received", about: renewal, facts: { invoice: renewal } };
  const { id, status, trialEnd, failedAttempt } = subscription;
  if (type === TRIAL_WILL_END) return { mail: "trial_will_end", about: `${id}:${trialEnd}` };
  if (status !== "past_due" || failedAttempt === null) return null;
  const [invoice = ""] = failedAttempt.split(":");
  return { mail: "payment_failed", about: failedAttempt, facts: { invoice } };
}
