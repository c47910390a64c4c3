import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { beginPlanChange, endPlanChange } from "#lib/data/plans/subscriptions";
import {
  BILLING_CYCLES,
  type BillingCycle,
  OFFERED_PLANS,
  type OfferedPlan,
  type PlanKey,
} from "#lib/domain/plans/plans";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  answered,
  type Employer,
  openForAnswers,
  openTo,
  subscribe,
  usedCount,
  waitingCount,
} from "../support/plans.ts";

/** Small enough to be reached often. */
const CAPS: Record<OfferedPlan, number> = { STARTER: 2, LAUNCH: 4, SCALE: 7 };

const steps = fc.array(
  fc.oneof(
    fc.record({
      plan: fc.constantFrom(...OFFERED_PLANS),
      cycle: fc.constantFrom(...BILLING_CYCLES),
    }),
    fc.record({ answers: fc.integer({ min: 1, max: 3 }) }),
  ),
  { minLength: 3, maxLength: 9 },
);

describe.each([ENGINE])("Changing plans in one month on %s", (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    for (const [plan, cap] of Object.entries(CAPS))
      await db.sql("update public.plan_caps set cap = $2::integer where plan = $1", [
        plan,
        String(cap),
      ]);
  });
  afterAll(() => db.close());

  const counts = async ({ owner }: Employer) => [
    await usedCount(owner.client),
    await waitingCount(owner.client),
  ];

  it("are made one at a time, and from the plan that was seen", async () => {
    const service = db.service();
    const company = await openForAnswers(db);
    const { userId } = company.owner;
    const begin = (plan: PlanKey, cycle: BillingCycle = "monthly") =>
      beginPlanChange(service, userId, { plan, cycle });
    expect(await begin("LAUNCH")).toBe(false);
    await subscribe(db, company, { plan: "LAUNCH" });
    expect(await begin("STARTER")).toBe(false);
    expect(await begin("LAUNCH", "yearly")).toBe(false);
    const at = await Promise.all([1, 2, 3].map(() => begin("LAUNCH")));
    expect(at.filter(Boolean)).toHaveLength(1);
    await subscribe(db, company, { plan: "SCALE" });
    expect(await begin("SCALE")).toBe(false);
    await endPlanChange(service, userId);
    expect(await begin("LAUNCH")).toBe(false);
    expect(await begin("SCALE")).toBe(true);
    // A server that died meanwhile holds nobody up for long.
    await db.sql(
      "update public.subscriptions set changing_until = changing_until - interval '6 minutes' where user_id = $1",
      [userId],
    );
    expect(await begin("SCALE")).toBe(true);
  });

  it("down closes nothing, and opens nothing more before a plan has room again", async () => {
    const employer = await openForAnswers(db);
    const startedAt = new Date().toISOString();
    const change = (plan: OfferedPlan) => subscribe(db, employer, { startedAt, plan });
    await change("SCALE");
    const ids = await answered(db, employer, 5);
    await change("STARTER");
    expect(await openTo(employer)).toEqual(ids);
    const more = await answered(db, employer, 4);
    expect(await counts(employer)).toEqual([5, 4]);
    await change("LAUNCH");
    expect(await counts(employer)).toEqual([5, 4]);
    await change("SCALE");
    expect(await openTo(employer)).toEqual([...ids, ...more].slice(0, CAPS.SCALE));
    await change("STARTER");
    await change("SCALE");
    expect(await counts(employer)).toEqual([CAPS.SCALE, 2]);
  });

  it("opens, however often, the first of its candidates and never more than the largest plan has", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const employer = await openForAnswers(db);
        const startedAt = new Date().toISOString();
        let cap = CAPS.STARTER;
        let open = 0;
        const ids: string[] = [];
        await subscribe(db, employer, { startedAt });
        for (const step of all) {
          if ("answers" in step) ids.push(...(await answered(db, employer, step.answers)));
          else {
            await subscribe(db, employer, { startedAt, ...step });
            cap = CAPS[step.plan];
          }
          open = Math.max(open, Math.min(ids.length, cap));
          expect(await openTo(employer)).toEqual(ids.slice(0, open));
          expect(await counts(employer)).toEqual([open, ids.length - open]);
        }
      }),
      { numRuns: 6 },
    );
  });
});
