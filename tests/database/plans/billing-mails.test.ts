import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { claimCheckout } from "#lib/data/plans/checkouts";
import { keepCustomer } from "#lib/data/plans/subscriptions";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";
import { subscribe } from "../support/plans.ts";

/** One clock for all: two days of the same count are the same moment. */
const NOW = Date.now();
const days = (count: number) => new Date(NOW + count * 86_400_000).toISOString();

describe.each([ENGINE])("Money that moves on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning", null);
  });

  /** The mails that are queued for the company, and what each is about: the oldest first. */
  const mails = async () => {
    const rows = await db.sql(
      "select payload from public.jobs where kind = 'mail_billing' and payload->>'userId' = $1 order by created_at, payload->>'mail'",
      [company.owner.userId],
    );
    return rows.map(({ payload }) => payload);
  };
  const told = async (mail: string) =>
    (await mails()).filter((one) => JSON.stringify(one).includes(`"mail":"${mail}"`));
  const paid = (changes: Parameters<typeof subscribe>[2] = {}) =>
    subscribe(db, company, { plan: "LAUNCH", latestInvoice: "in_1", ...changes });

  it("is told of when a plan starts, once, with its bill", async () => {
    await paid();
    await paid();
    expect(await mails()).toEqual([
      expect.objectContaining({ mail: "plan_started", plan: "LAUNCH", invoice: "in_1" }),
    ]);
  });

  it("is told of when a trial starts, and not again when it is paid", async () => {
    await paid({ status: "trialing", trialEnd: days(14) });
    await paid({ trialEnd: days(0) });
    expect(await mails()).toHaveLength(1);
  });

  it("is told of only once a first payment went through", async () => {
    await paid({ status: "incomplete" });
    expect(await mails()).toEqual([]);
    await paid();
    expect(await told("plan_started")).toHaveLength(1);
  });

  it("is told of when the plan or its cycle changes, each time, with the bill of the change", async () => {
    await paid();
    await paid({ plan: "SCALE", latestInvoice: "in_2" });
    await paid({ plan: "SCALE", latestInvoice: "in_2" });
    await paid({ plan: "SCALE", cycle: "yearly", latestInvoice: "in_3" });
    // Within what was paid a change makes no bill.
    await paid({ plan: "LAUNCH", cycle: "yearly", latestInvoice: "in_3" });
    const [first, second, third, ...more] = await told("plan_changed");
    expect(more).toEqual([]);
    expect(first).toMatchObject({ fromPlan: "LAUNCH", plan: "SCALE", invoice: "in_2" });
    expect(second).toMatchObject({ fromCycle: "monthly", cycle: "yearly", invoice: "in_3" });
    expect(third).toMatchObject({ fromPlan: "SCALE", plan: "LAUNCH" });
    expect(third).not.toHaveProperty("invoice");
  });

  it("is told of when the plan ends, whoever ended it, and when its end is set", async () => {
    await paid();
    await paid({ cancelAt: days(9) });
    await paid({ cancelAt: days(9) });
    expect(await told("plan_ending")).toHaveLength(1);
    await paid({ status: "canceled" });
    await paid({ status: "canceled" });
    expect(await told("plan_ended")).toEqual([
      expect.objectContaining({ plan: "LAUNCH", subscriptionId: `sub_${company.owner.userId}` }),
    ]);
  });

  it("is told of no further where a reading finds what ended before it was known", async () => {
    await paid({ status: "canceled" });
    expect(await mails()).toEqual([]);
  });

  it.each(["the sweep", "a reading"])(
    "is told of when the grace ends, as %s finds it",
    async (by) => {
      await paid();
      await paid({ status: "past_due", pastDueSince: days(-6) });
      expect(await told("plan_paused")).toEqual([]);
      if (by === "the sweep")
        await db.sql("update public.subscriptions set past_due_since = $2 where user_id = $1", [
          company.owner.userId,
          days(-8),
        ]);
      else await paid({ status: "past_due", pastDueSince: days(-8) });
      await keepPlansCurrent(db.service());
      await keepPlansCurrent(db.service());
      expect(await told("plan_paused")).toHaveLength(1);
    },
  );

  it("is told of thirty days before a year renews, once, and never of a month", async () => {
    await paid({ cycle: "yearly", periodEnd: days(31) });
    await keepPlansCurrent(db.service());
    expect(await told("renewal_ahead")).toEqual([]);
    await paid({ cycle: "yearly", periodEnd: days(28), cancelAt: days(28) });
    await keepPlansCurrent(db.service());
    expect(await told("renewal_ahead")).toEqual([]);
    await paid({ cycle: "yearly", periodEnd: days(29), cancelAt: days(90) });
    await keepPlansCurrent(db.service());
    await keepPlansCurrent(db.service());
    expect(await told("renewal_ahead")).toHaveLength(1);
    await paid({ cycle: "monthly", periodEnd: days(9) });
    await keepPlansCurrent(db.service());
    expect(await told("renewal_ahead")).toHaveLength(1);
  });

  const others = () =>
    db.sql(
      "select max_attempts from public.jobs where kind = 'end_other_subscription' and payload->>'userId' = $1",
      [company.owner.userId],
    );
  const give = (plan: string) =>
    db.sql("update public.profiles set subscription = $2 where id = $1", [
      company.owner.userId,
      plan,
    ]);

  it.each(["trialing", "active", "past_due"] as const)(
    "for what is %s is looked at when a Custom plan is given by hand, until that is done",
    async (status) => {
      await paid({ status, ...(status === "past_due" && { pastDueSince: days(-1) }) });
      await give("CUSTOM");
      expect(await others()).toEqual([{ max_attempts: null }]);
    },
  );

  it("that can still be bought in an open checkout is looked at too", async () => {
    const { userId } = company.owner;
    await keepCustomer(db.service(), userId, `cus_${userId}`);
    await claimCheckout(db.service(), userId, "scale_monthly", 0);
    await give("CUSTOM");
    expect(await others()).toEqual([{ max_attempts: null }]);
  });

  it("is not looked at where nothing runs beside a Custom plan, or it ends by itself", async () => {
    await give("CUSTOM");
    await paid({ cancelAt: days(5) });
    await give("TEST");
    await give("CUSTOM");
    expect(await others()).toEqual([]);
    await paid({ periodEnd: days(5), cancelAt: days(90) });
    await give("TEST");
    await give("CUSTOM");
    expect(await others()).toHaveLength(1);
  });
});
