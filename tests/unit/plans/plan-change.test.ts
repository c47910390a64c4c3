import fc from "fast-check";
import {
  AGREEMENT_SECONDS,
  type ChangeableSubscription,
  isRecent,
  paidFor,
  type Settlement,
  settlementOf,
} from "#lib/domain/plans/plan-change";
import { listCap, OFFERED_PLANS, type OfferedPlan, offer } from "#lib/domain/plans/plans";

const NOW = new Date("2026-11-21T09:00:00Z");

const scale = (changes: Partial<ChangeableSubscription> = {}): ChangeableSubscription => ({
  plan: "SCALE",
  cycle: "monthly",
  status: "active",
  startedAt: "2026-10-22T09:00:00Z",
  trialEnd: "2026-11-05T09:00:00Z",
  periodEnd: "2026-12-05T09:00:00Z",
  stillPaid: null,
  ...changes,
});

const to = (plan: OfferedPlan, cycle: "monthly" | "yearly" = "monthly") => ({ plan, cycle });
const PRORATED: Settlement = { is: "prorated" };
/** The month of candidates ends here, and so does the period. */
const END = "2026-12-05T09:00:00Z";
const until = new Date(END);
const KEPT: Settlement = { is: "kept", until };
const MONTH_KEPT: Settlement = { is: "month_kept", until };
const LATER: Settlement = { is: "later", until };

describe("A change to a smaller plan", () => {
  it.each([
    [10, "STARTER", PRORATED],
    [11, "STARTER", KEPT],
    [20, "LAUNCH", PRORATED],
    [21, "LAUNCH", KEPT],
  ] as const)("with %d candidates open this month, to %s, is %j", (used, plan, settlement) => {
    expect(settlementOf(scale(), to(plan), used, NOW)).toEqual(settlement);
  });

  it("is prorated in a trial, in which nothing is charged", () => {
    expect(settlementOf(scale({ status: "trialing" }), to("STARTER"), 90, NOW)).toEqual(PRORATED);
  });

  it("counts from the end of the month where the period goes on after it", () => {
    const yearly = scale({ cycle: "yearly", periodEnd: "2027-11-05T09:00:00Z" });
    expect(settlementOf(yearly, to("STARTER", "yearly"), 30, NOW)).toEqual(MONTH_KEPT);
    // A change of cycle moved the day of the bill; the months of candidates stayed.
    const moved = scale({ periodEnd: "2026-12-17T10:00:00Z" });
    expect(settlementOf(moved, to("STARTER"), 30, NOW)).toEqual(MONTH_KEPT);
    expect(settlementOf(yearly, to("STARTER", "yearly"), 10, NOW)).toEqual(PRORATED);
    expect(settlementOf(yearly, to("SCALE"), 30, NOW)).toEqual(PRORATED);
  });

  it("is made now in the last month of a year, into either cycle", () => {
    const last = scale({ cycle: "yearly" });
    for (const cycle of ["monthly", "yearly"] as const) {
      expect(settlementOf(last, to("STARTER", cycle), 12, NOW)).toEqual(KEPT);
      expect(settlementOf(scale(), to("STARTER", cycle), 12, NOW)).toEqual(KEPT);
    }
    const sooner = "2026-11-25T09:00:00Z";
    const moved = scale({ periodEnd: sooner });
    expect(settlementOf(moved, to("STARTER"), 12, NOW)).toEqual({
      is: "kept",
      until: new Date(sooner),
    });
  });

  it("waits for the end of the month within a year only to be paid by the month", () => {
    const yearly = scale({ cycle: "yearly", periodEnd: "2027-11-05T09:00:00Z" });
    expect(settlementOf(yearly, to("STARTER"), 30, NOW)).toEqual(LATER);
    const starter = {
      ...yearly,
      plan: "STARTER",
      stillPaid: { plan: "SCALE", until: END },
    } as const;
    expect(settlementOf(starter, to("STARTER"), 30, NOW)).toEqual(LATER);
    const after = { ...yearly, plan: "STARTER" } as const;
    expect(settlementOf(after, to("STARTER"), 10, until)).toEqual(PRORATED);
  });

  it("is of months that end on the last day of a shorter one", () => {
    const late = { trialEnd: "2026-10-31T09:00:00Z", periodEnd: "2026-11-30T09:00:00Z" };
    expect(settlementOf(scale(late), to("STARTER"), 30, NOW)).toEqual({
      is: "kept",
      until: new Date(late.periodEnd),
    });
  });
});

describe("After a change to a smaller plan without credit", () => {
  const left = scale({ plan: "STARTER", stillPaid: { plan: "SCALE", until: END } });

  it("every plan that was paid for is free to go back to", () => {
    for (const plan of ["LAUNCH", "SCALE"] as const)
      expect(settlementOf(left, to(plan), 30, NOW)).toEqual(KEPT);
    expect(settlementOf({ ...left, plan: "SCALE" }, to("STARTER"), 30, NOW)).toEqual(KEPT);
  });

  it("what costs more is counted from the plan that was paid for", () => {
    const launch = scale({ plan: "STARTER", stillPaid: { plan: "LAUNCH", until: END } });
    expect(settlementOf(launch, to("SCALE"), 15, NOW)).toEqual({
      is: "first",
      plan: "LAUNCH",
      until,
    });
    expect(settlementOf(left, to("SCALE", "yearly"), 30, NOW)).toEqual({
      is: "first",
      plan: "SCALE",
      until,
    });
    expect(settlementOf(left, to("STARTER", "yearly"), 30, NOW)).toEqual(KEPT);
  });
});

const steps = fc.array(
  fc.record({
    plan: fc.constantFrom(...OFFERED_PLANS),
    answers: fc.integer({ min: 0, max: 60 }),
    days: fc.integer({ min: 0, max: 8 }),
  }),
  { minLength: 2, maxLength: 8 },
);

const DAYS = 30;
const price = (plan: OfferedPlan) => offer(plan).price;
/** The price of the smallest plan that has room for this many. */
const priceOfUse = (used: number) =>
  price(OFFERED_PLANS.find((plan) => listCap(plan) >= used) ?? "SCALE");

type Settle = typeof settlementOf;

/** Walks through a month of changes and answers, as Stripe bills it: what was paid, what its use is worth, the dearest. */
function walk(settle: Settle, all: { plan: OfferedPlan; answers: number; days: number }[]) {
  let plan: OfferedPlan = "STARTER";
  let left: number = DAYS;
  let subscription = scale({ plan });
  const bill = { paid: price(plan), worth: 0, dearest: price(plan) };
  let waiting = 0;
  let used = 0;
  const open = () => {
    const opened = Math.max(0, Math.min(waiting, listCap(plan) - used));
    used += opened;
    waiting -= opened;
  };
  const pass = (days: number) => {
    const passed = Math.min(days, left);
    bill.worth += (priceOfUse(used) * passed) / DAYS;
    left -= passed;
  };
  for (const step of all) {
    waiting += step.answers;
    open();
    pass(step.days);
    const settled = settle(subscription, to(step.plan), used, NOW);
    if (settled.is === "later" || settled.is === "first" || step.plan === plan) continue;
    if (settled.is === "prorated") bill.paid += ((price(step.plan) - price(plan)) * left) / DAYS;
    const stillPaid = settled.is === "kept" ? { plan: paidFor(subscription), until: END } : null;
    plan = step.plan;
    subscription = scale({ plan, stillPaid });
    bill.dearest = Math.max(bill.dearest, price(plan));
    open();
  }
  pass(left);
  return bill;
}

describe("A month of changes", () => {
  it("costs no less than what was opened in it, and no more than its dearest plan", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { paid, worth, dearest } = walk(settlementOf, all);
        expect(paid).toBeGreaterThanOrEqual(worth - 0.001);
        expect(paid).toBeLessThanOrEqual(dearest + 0.001);
      }),
      { numRuns: 3000 },
    );
  });

  it("would cost less where every change were prorated, and more where paid plans were forgotten", () => {
    const prorated: Settle = () => PRORATED;
    const forgetful: Settle = (given, ...rest) =>
      settlementOf({ ...given, stillPaid: null }, ...rest);
    const holds = (settle: Settle) =>
      !fc.check(
        fc.property(steps, (all) => {
          const { paid, worth, dearest } = walk(settle, all);
          return paid >= worth - 0.001 && paid <= dearest + 0.001;
        }),
        { numRuns: 3000 },
      ).failed;
    expect([prorated, forgetful].map(holds)).toEqual([false, false]);
  });
});

describe("A moment that was agreed to", () => {
  it("is charged for while it is fresh and in its period, and no other", () => {
    const now = 1_800_000_000;
    const start = now - 1000;
    expect(isRecent(now, now, start)).toBe(true);
    expect(isRecent(now - AGREEMENT_SECONDS, now, start)).toBe(true);
    expect(isRecent(now - AGREEMENT_SECONDS - 1, now, 0)).toBe(false);
    expect(isRecent(now + 1, now, start)).toBe(false);
    expect(isRecent(start - 1, now, start)).toBe(false);
  });
});
