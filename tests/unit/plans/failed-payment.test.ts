import "./support/in-memory";
import fc from "fast-check";
import { sendMail } from "#lib/vendors/mail";
import * as customers from "#lib/vendors/stripe/customers";
import * as subscriptions from "#lib/vendors/stripe/subscriptions";
import { mailBilling } from "#lib/workflows/plans/mail-billing";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { db, forget, kept, signUp } from "./support/memory";
import { reading, USER } from "./support/reading";

jest.mock("#lib/data/site/mailboxes", () => jest.requireActual("#tests/support/mailboxes"));
jest.mock("#lib/vendors/mail");
jest.mock("#lib/vendors/stripe/checkout");
jest.mock("#lib/vendors/stripe/customers");
jest.mock("#lib/vendors/stripe/subscriptions");

const FAILED_AT = "2026-12-01T00:00:00.000Z";
const NOW = new Date("2026-12-01T00:01:00.000Z");

const PAID = reading({ status: "active", trialEnd: null, periodEnd: FAILED_AT });

/** How Stripe shows the subscription after some attempts to charge its bill. */
const afterAttempts = (attempts: number) =>
  attempts === 0
    ? PAID
    : reading({
        ...PAID,
        status: "past_due",
        pastDueSince: FAILED_AT,
        failedAttempt: `in_1:${attempts}`,
      });

const stripeShows = (attempts: number) =>
  jest
    .mocked(subscriptions.readSubscriptions)
    .mockResolvedValue({ all: [afterAttempts(attempts)], unnamed: [] });

const UPDATED = "customer.subscription.updated";
const TOLD_BY = ["invoice.payment_action_required", "invoice.payment_failed", UPDATED] as const;

/** Each of the three events once to three times, in any order. */
const deliveries = fc
  .tuple(...TOLD_BY.map(() => fc.integer({ min: 1, max: 3 })))
  .map((times) => TOLD_BY.flatMap((type, index) => Array<string>(times[index] ?? 1).fill(type)))
  .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

/** How many of them come before Stripe shows the failure; it says that it changed only afterwards. */
const withTurn = deliveries.chain((order) =>
  fc.record({
    order: fc.constant(order),
    turn: fc.integer({ min: 0, max: order.indexOf(UPDATED) }),
    jobsAtOnce: fc.boolean(),
  }),
);

function begin(): void {
  forget();
  signUp(USER);
  jest.mocked(sendMail).mockReset();
  jest
    .mocked(customers.readCustomer)
    .mockResolvedValue({ gone: false, credit: 0, billingEmail: null });
  jest.mocked(customers.ownerOfCustomer).mockResolvedValue(USER);
}

const receive = (type: string, attempt = 1) =>
  receiveStripeEvent(db, {
    id: `evt_${type}_${attempt}`,
    type,
    customerId: "cus_1",
    sessionId: null,
  });

async function runJobs(): Promise<void> {
  for (const { userId, mail } of kept.mails.splice(0))
    await mailBilling(db, { jobId: "j1", userId, mail }, "https://app.example", NOW);
}

describe("A failed payment", () => {
  it("is mailed of once, whatever the order of its events and of Stripe's own change", async () => {
    await fc.assert(
      fc.asyncProperty(withTurn, async ({ order, turn, jobsAtOnce }) => {
        begin();
        for (const [index, type] of order.entries()) {
          stripeShows(index < turn ? 0 : 1);
          await receive(type);
          if (jobsAtOnce) await runJobs();
        }
        await runJobs();
        expect(sendMail).toHaveBeenCalledTimes(1);
      }),
      { numRuns: 500 },
    );
  });

  it("is mailed of once where all of its events come at once", async () => {
    begin();
    stripeShows(1);
    await Promise.all([...TOLD_BY, ...TOLD_BY].map((type) => receive(type)));
    await runJobs();
    expect(sendMail).toHaveBeenCalledTimes(1);
  });

  it("is mailed of again with each further attempt, and not once it is paid", async () => {
    begin();
    for (const attempt of [1, 2]) {
      stripeShows(attempt);
      for (const type of TOLD_BY) await receive(type, attempt);
      await runJobs();
      expect(sendMail).toHaveBeenCalledTimes(attempt);
    }
    stripeShows(3);
    await receive("invoice.payment_failed", 3);
    stripeShows(0);
    await receive("invoice.paid");
    await runJobs();
    expect(sendMail).toHaveBeenCalledTimes(2);
  });

  it("of a bill that was never charged is none", async () => {
    begin();
    jest
      .mocked(subscriptions.readSubscriptions)
      .mockResolvedValue({ all: [{ ...afterAttempts(1), failedAttempt: null }], unnamed: [] });
    for (const type of TOLD_BY) await receive(type);
    expect(kept.mails).toEqual([]);
  });
});
