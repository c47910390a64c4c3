import fc from "fast-check";
import { addMonths, capMonth } from "#lib/domain/plans/billing";
import { type ChangeableSubscription, paidFor, settlementOf } from "#lib/domain/plans/plan-change";
import {
  BILLING_CYCLES,
  type BillingCycle,
  listCap,
  OFFERED_PLANS,
  type OfferedPlan,
  offer,
} from "#lib/domain/plans/plans";
import { DAY_MS } from "#lib/domain/text/dates";

type Settle = typeof settlementOf;
type Terms = { plan: OfferedPlan; cycle: BillingCycle };
type Step = Terms & { answers: number; days: number };

const BEGIN = new Date("2026-01-31T09:00:00Z");
const MONTHS = { monthly: 1, yearly: 12 } as const;
const price = ({ plan, cycle }: Terms) =>
  cycle === "yearly" ? offer(plan).yearTotal : offer(plan).price;
const smallest = (used: number) => OFFERED_PLANS.find((plan) => listCap(plan) >= used) ?? "SCALE";
/** Of a day, at the least: years and months are of many lengths. */
const rate = (plan: OfferedPlan, cycles: readonly BillingCycle[]) =>
  Math.min(...cycles.map((cycle) => price({ plan, cycle }) / (cycle === "yearly" ? 366 : 31)));

/** A subscription through months of answers and changes, as Stripe bills it. */
function journey(settle: Settle, cycles: readonly BillingCycle[], first: Terms, steps: Step[]) {
  let now = BEGIN;
  let terms = first;
  let period = { start: BEGIN, end: addMonths(BEGIN, MONTHS[first.cycle]) };
  let anchor = BEGIN;
  let stillPaid: ChangeableSubscription["stillPaid"] = null;
  /** What was used is owed until the end of its period, if that comes before the month's. */
  let keptUntil = BEGIN;
  let [used, waiting, owed] = [0, 0, 0];
  const bill = { paid: price(first), worth: 0, ways: true };

  const subscription = (): ChangeableSubscription => ({
    ...terms,
    status: "active",
    startedAt: BEGIN.toISOString(),
    trialEnd: null,
    periodEnd: period.end.toISOString(),
    stillPaid: stillPaid !== null && new Date(stillPaid.until) > now ? stillPaid : null,
  });
  const open = () => {
    const opened = Math.max(0, Math.min(waiting, listCap(terms.plan) - used));
    used += opened;
    waiting -= opened;
    if (opened > 0) owed = Math.max(owed, used);
  };
  const pass = (until: Date) => {
    while (now < until) {
      const month = capMonth(subscription(), now);
      const next = new Date(
        Math.min(
          ...[until, month.end, period.end, keptUntil].filter((end) => end > now).map(Number),
        ),
      );
      const days = (+next - +now) / DAY_MS;
      bill.worth += rate(smallest(owed), cycles) * days;
      now = next;
      if (+now === +period.end) {
        const months = Math.round((+now - +anchor) / DAY_MS / 30.4) + MONTHS[terms.cycle];
        period = { start: now, end: addMonths(anchor, months) };
        bill.paid += price(terms);
      }
      if (+now === +keptUntil) owed = Math.min(owed, listCap(terms.plan));
      if (+now === +month.end) [used, owed] = [0, 0];
      open();
    }
  };
  const left = (from: Date) => (+period.end - +from) / (+period.end - +period.start);
  const change = (to: Terms) => {
    const settled = settle(subscription(), to, used, now);
    if (settled.is === "later" || settled.is === "first") return;
    const from = settled.is === "prorated" ? now : settled.until;
    if (settled.is !== "kept") bill.paid -= price(terms) * left(from);
    if (to.cycle !== terms.cycle) {
      bill.paid += price(to);
      anchor = now;
    } else if (settled.is !== "kept") bill.paid += price(to) * left(from);
    if (settled.is === "kept") keptUntil = settled.until;
    stillPaid =
      settled.is === "prorated"
        ? null
        : { plan: paidFor(subscription()), until: settled.until.toISOString() };
    if (to.cycle !== terms.cycle) period = { start: now, end: addMonths(now, MONTHS[to.cycle]) };
    terms = to;
    open();
  };
  /** Whether every smaller plan can be had now, and in the other cycle before the next bill. */
  const waysDown = () =>
    OFFERED_PLANS.filter((plan) => listCap(plan) < listCap(terms.plan)).every((plan) =>
      BILLING_CYCLES.every((cycle) => {
        const settled = settle(subscription(), { plan, cycle }, used, now);
        if (settled.is === "later") return cycle !== terms.cycle && settled.until < period.end;
        return settled.is !== "first" || cycle !== terms.cycle;
      }),
    );
  for (const { answers, days, ...to } of steps) {
    waiting += answers;
    open();
    pass(new Date(+now + days * DAY_MS));
    bill.ways &&= waysDown();
    if (to.plan !== terms.plan || to.cycle !== terms.cycle) change(to);
  }
  return { ...bill, paid: bill.paid - price(terms) * left(now) };
}

const journeys = (cycles: readonly BillingCycle[]) => {
  const terms = { plan: fc.constantFrom(...OFFERED_PLANS), cycle: fc.constantFrom(...cycles) };
  const answers = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(300));
  const days = fc.integer({ min: 0, max: 45 });
  return fc.tuple(
    fc.record(terms),
    fc.array(fc.record({ ...terms, answers, days }), { minLength: 2, maxLength: 14 }),
  );
};

const holds = (settle: Settle, cycles: readonly BillingCycle[]) =>
  fc.property(journeys(cycles), ([first, steps]) => {
    const { paid, worth, ways } = journey(settle, cycles, first, steps);
    return ways && paid >= worth - 0.01;
  });

describe("Years of changes", () => {
  it.each([[["monthly"]], [["yearly"]], [["monthly", "yearly"]]] as const)(
    "paid %j cost no less than the plans that their candidates needed, with a way down at any moment",
    (cycles) => {
      fc.assert(holds(settlementOf, cycles), { numRuns: 3000 });
    },
  );

  const NOT: readonly [string, Settle][] = [
    ["every change were prorated", () => ({ is: "prorated" })],
    [
      "a used month had to end first",
      (given, to, used, now) => {
        const settled = settlementOf(given, to, used, now);
        if (settled.is !== "month_kept") return settled;
        return { is: "later", until: settled.until };
      },
    ],
    [
      "the month's cycle began within a used month of a year",
      (...given) => {
        const settled = settlementOf(...given);
        return settled.is === "later" ? { is: "prorated" } : settled;
      },
    ],
  ];
  it.each(NOT)("would not, if %s", (_, settle) => {
    const found = fc.check(holds(settle, BILLING_CYCLES), { numRuns: 3000 });
    expect(found.failed).toBe(true);
  });
});
