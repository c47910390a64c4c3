import type { SubscriptionReading } from "#lib/vendors/stripe/subscriptions";

export const USER = "8f14e45f-ceea-4672-8b1e-0c1d2e3f4a5b";

/** What Stripe says about a subscription in its trial, with a test's own changes. */
export function reading(changes: Partial<SubscriptionReading> = {}): SubscriptionReading {
  return {
    id: "sub_1",
    customerId: "cus_1",
    plan: "LAUNCH",
    cycle: "monthly",
    status: "trialing",
    startedAt: "2026-11-01T00:00:00.000Z",
    trialEnd: "2026-11-15T00:00:00.000Z",
    periodEnd: "2026-11-15T00:00:00.000Z",
    pastDueSince: null,
    cancelAt: null,
    canceledAt: null,
    cardFingerprint: null,
    stillPaid: null,
    customer: { gone: false, credit: 0, billingEmail: null },
    latestInvoice: null,
    soldHere: true,
    generation: 1,
    endedAsSecond: false,
    settled: false,
    failedAttempt: null,
    nextCharge: 14_900,
    isCollected: true,
    unnamed: null,
    newerCard: null,
    scheduled: false,
    ...changes,
  };
}
