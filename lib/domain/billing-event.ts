/** What an event of Stripe is about. Its content is a hint only: the truth is read at Stripe. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string | null;
  /** For events of a checkout. */
  sessionId: string | null;
  /** For events of a bill: which one, and how often it was charged. */
  attempt?: string | null;
};

export const BILLING_MAILS = ["trial_will_end", "payment_failed"] as const;

export type BillingMail = (typeof BILLING_MAILS)[number];

/** The events that say something of a subscription, and the mail that some of them bring. */
const EVENTS: Readonly<Record<string, BillingMail | null>> = {
  "checkout.session.completed": null,
  "checkout.session.expired": null,
  "checkout.session.async_payment_succeeded": null,
  "checkout.session.async_payment_failed": null,
  "customer.deleted": null,
  "customer.subscription.created": null,
  "customer.subscription.updated": null,
  "customer.subscription.deleted": null,
  "customer.subscription.paused": null,
  "customer.subscription.resumed": null,
  "customer.subscription.trial_will_end": "trial_will_end",
  "invoice.paid": null,
  "invoice.payment_failed": "payment_failed",
  "invoice.payment_action_required": "payment_failed",
  "invoice.finalization_failed": null,
};

export const HANDLED_EVENTS: readonly string[] = Object.keys(EVENTS);

/** The mail that an event brings, or null. */
export function mailOfEvent(type: string): BillingMail | null {
  return EVENTS[type] ?? null;
}
