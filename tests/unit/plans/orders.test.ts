import "./support/in-memory";
import fc from "fast-check";
import { effectivePlan } from "#lib/domain/plans/billing";
import * as customers from "#lib/vendors/stripe/customers";
import * as subscriptions from "#lib/vendors/stripe/subscriptions";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";
import { db, forget, kept, signUp } from "./support/memory";
import { reading, USER } from "./support/reading";

jest.mock("#lib/vendors/stripe/checkout");
jest.mock("#lib/vendors/stripe/customers");
jest.mock("#lib/vendors/stripe/subscriptions");

/** Six things that happen at Stripe, and how the subscription stands after each. */
const STORY: readonly { type: string; gives: Partial<subscriptions.SubscriptionReading> }[] = [
  { type: "checkout.session.completed", gives: {} },
  { type: "customer.subscription.trial_will_end", gives: {} },
  { type: "customer.subscription.updated", gives: { plan: "SCALE" } },
  {
    type: "invoice.payment_failed",
    gives: {
      status: "past_due",
      pastDueSince: "2026-11-15T00:00:00.000Z",
      failedAttempt: "in_1:1",
    },
  },
  {
    type: "invoice.paid",
    gives: {
      status: "active",
      pastDueSince: null,
      failedAttempt: null,
      periodEnd: "2026-12-15T00:00:00.000Z",
    },
  },
  {
    type: "customer.subscription.deleted",
    gives: { status: "canceled", canceledAt: "2026-11-20T00:00:00.000Z" },
  },
];

/** How Stripe stands after a number of steps. */
const after = (steps: number): subscriptions.SubscriptionReading =>
  Object.assign(reading(), ...STORY.slice(0, steps).map(({ gives }) => gives));

let steps = STORY.length;

function stripeTells(wait: () => Promise<unknown> = async () => undefined) {
  jest
    .mocked(customers.readCustomer)
    .mockResolvedValue({ gone: false, credit: 0, billingEmail: null });
  jest.mocked(customers.ownerOfCustomer).mockResolvedValue(USER);
  jest.mocked(subscriptions.readSubscriptions).mockImplementation(async () => {
    // Stripe answers with how things stood while it was read, and the answer takes its time.
    await wait();
    const found = after(steps);
    await wait();
    return { all: [found], unnamed: [] };
  });
}

const event = (index: number) => ({
  id: `evt_${index}`,
  type: STORY[index]?.type ?? "",
  customerId: "cus_1",
  sessionId: index === 0 ? "cs_1" : null,
});

function begin(): void {
  forget();
  signUp(USER);
  steps = STORY.length;
}

/** Events come in an order of their own; Stripe has got as far as the last of what it has told, and at the end to its own. */
async function deliver(order: readonly number[]): Promise<void> {
  const { firstStays } = kept;
  begin();
  kept.firstStays = firstStays;
  steps = 0;
  for (const index of order) {
    steps = Math.max(steps, index + 1);
    await receiveStripeEvent(db, event(index));
  }
}

function finalState() {
  const found = kept.rows.get(USER)?.found ?? null;
  const mails = kept.mails.map(({ mail }) => mail);
  return {
    found,
    plan: effectivePlan(found, new Date("2026-11-21T00:00:00Z")),
    events: kept.events.size,
    trialMails: mails.filter((mail) => mail === "trial_will_end").length,
    // None if it was paid before we looked.
    toldTwice: mails.filter((mail) => mail === "payment_failed").length > 1,
  };
}

const TRUE_STATE = {
  found: after(STORY.length),
  plan: null,
  events: 6,
  trialMails: 1,
  toldTwice: false,
};

function ordersOf(indexes: readonly number[]): number[][] {
  if (indexes.length < 2) return [[...indexes]];
  return indexes.flatMap((first) =>
    ordersOf(indexes.filter((index) => index !== first)).map((rest) => [first, ...rest]),
  );
}

const ORDERS = ordersOf([0, 1, 2, 3, 4, 5]);

/** Each event once to three times, in any order. */
const anyDelivery = fc.tuple(...STORY.map(() => fc.integer({ min: 1, max: 3 }))).chain((times) => {
  const all = times.flatMap((count, index) => Array<number>(count).fill(index));
  return fc.shuffledSubarray(all, { minLength: all.length });
});

describe("Six events", () => {
  it("leave one state in each of their 720 orders", async () => {
    stripeTells();
    expect(ORDERS).toHaveLength(720);
    for (const order of ORDERS) {
      await deliver(order);
      expect(finalState()).toEqual(TRUE_STATE);
    }
  });

  const repeated = fc.asyncProperty(anyDelivery, async (order) => {
    await deliver(order);
    expect(finalState()).toEqual(TRUE_STATE);
  });

  it("leave the same state when each comes once to three times, in any order", async () => {
    stripeTells();
    await fc.assert(repeated, { numRuns: 500 });
  });

  it("would not, if what was read first stayed", async () => {
    stripeTells();
    kept.firstStays = true;
    const found = await fc.check(repeated, { numRuns: 500 });
    kept.firstStays = false;
    expect(found.failed).toBe(true);
  });

  /** Stripe's own steps and the arrival of its events, any of them at once, answers overtaking each other. */
  const overtaking = fc.asyncProperty(
    fc.scheduler(),
    fc.shuffledSubarray([0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5], { minLength: 15 }),
    async (scheduler, order) => {
      const { careless } = kept;
      begin();
      kept.careless = careless;
      steps = 0;
      stripeTells(() => scheduler.schedule(Promise.resolve()));
      const running: Promise<unknown>[] = [];
      const story = scheduler.scheduleSequence(
        STORY.map((_, index) => async () => {
          steps = index + 1;
          for (const one of order)
            if (one === index) running.push(receiveStripeEvent(db, event(one)));
        }),
      );
      await scheduler.waitFor(story.task);
      while (running.length > 0) await scheduler.waitFor(Promise.all(running.splice(0)));
      expect(finalState()).toEqual(TRUE_STATE);
    },
  );

  it("leave the same state when they arrive while Stripe goes on and answers overtake each other", async () => {
    await fc.assert(overtaking, { numRuns: 300 });
  });

  it("would not, if a reading that began earlier could be written later", async () => {
    kept.careless = true;
    const found = await fc.check(overtaking, { numRuns: 300 });
    kept.careless = false;
    expect(found.failed).toBe(true);
  });
});

describe("One event", () => {
  it("has one effect when it comes 100 times at once", async () => {
    stripeTells();
    begin();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => receiveStripeEvent(db, event(3))),
    );
    expect(outcomes.filter((outcome) => outcome === "handled")).toHaveLength(1);
    expect(kept.mails).toEqual([]);
  });

  it("brings one mail when it comes 100 times at once", async () => {
    stripeTells();
    begin();
    await Promise.all(Array.from({ length: 100 }, () => receiveStripeEvent(db, event(1))));
    expect(kept.mails).toEqual([{ userId: USER, mail: "trial_will_end" }]);
  });

  it("that failed is as good as new when it comes again", async () => {
    stripeTells();
    begin();
    jest.mocked(subscriptions.readSubscriptions).mockRejectedValueOnce(new Error("down"));
    await expect(receiveStripeEvent(db, event(3))).rejects.toThrow("down");
    expect(kept.events.size).toBe(0);
    expect(await receiveStripeEvent(db, event(3))).toBe("handled");
    expect(kept.rows.get(USER)?.found?.status).toBe("canceled");
  });

  it("of a customer who is none of ours, or of another kind, changes nothing", async () => {
    stripeTells();
    begin();
    expect(await receiveStripeEvent(db, { ...event(3), type: "price.created" })).toBe("not ours");
    expect(await receiveStripeEvent(db, { ...event(3), customerId: null })).toBe("not ours");
    for (const owner of [null, "somebody", "00000000-0000-4000-8000-000000000000"]) {
      jest.mocked(customers.ownerOfCustomer).mockResolvedValue(owner);
      expect(await receiveStripeEvent(db, event(3))).toBe("not ours");
    }
    expect(kept.rows.size).toBe(0);
  });
});
