import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readAccess } from "#lib/data/plans/billing";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, signUpCompany } from "../support/people.ts";
import { answered, monthPasses, openTo, planOf, subscribe } from "../support/plans.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe.each([ENGINE])("A plan given by hand on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning", null);
  });

  const access = () => readAccess(company.owner.client, company.owner.userId);

  const byHand = (plan: string) =>
    db.sql("update public.profiles set subscription = $2 where id = $1", [
      company.owner.userId,
      plan,
    ]);

  const takenByHand = () =>
    db.sql("update public.profiles set subscription = null where id = $1", [company.owner.userId]);

  it.each(["CUSTOM", "TEST"])("stands where it is %s, until it is taken by hand", async (plan) => {
    const stands = async () => {
      expect(await access()).toMatchObject({ plan, trialing: false });
      expect(await planOf(db, company)).toBe(plan);
    };
    await subscribe(db, company, { plan: "LAUNCH" });
    // The profile still names the subscription that gave the plan before.
    await byHand(plan);
    await subscribe(db, company, { plan: "LAUNCH" });
    await stands();
    await subscribe(db, company, { plan: "LAUNCH", status: "past_due", pastDueSince: daysAgo(8) });
    await keepPlansCurrent(db.service());
    await stands();
    await subscribe(db, company, { plan: "LAUNCH", status: "canceled" });
    await stands();
    const another = { id: `sub_new_${company.owner.userId}`, plan: "SCALE" } as const;
    await subscribe(db, company, { ...another, status: "trialing", trialEnd: daysAgo(-14) });
    await stands();
    await subscribe(db, company, another);
    await stands();
  });

  it.each(["CUSTOM", "TEST", "SCALE"])(
    "leaves what Stripe bills when %s is taken by hand, before any event",
    async (plan) => {
      await subscribe(db, company, { plan: "LAUNCH", status: "trialing" });
      await byHand(plan);
      await takenByHand();
      expect(await access()).toMatchObject({ plan: "LAUNCH", trialing: true });
      await byHand(plan);
      await subscribe(db, company, { plan: "LAUNCH", status: "canceled" });
      await takenByHand();
      expect(await access()).toMatchObject({ plan: null, trialing: false });
    },
  );

  it("opens no more, when it is taken by hand, than the plan that Stripe bills has room for", async () => {
    const employer = { ...company, interview: await createInterview(db, company) };
    await subscribe(db, company, { plan: "STARTER" });
    const ids = await answered(db, employer, 12);
    await byHand("CUSTOM");
    expect(await openTo(company)).toEqual(ids);
    await takenByHand();
    const more = await answered(db, employer, 1);
    expect(await openTo(company)).toEqual(ids);
    await monthPasses(db, company);
    await keepPlansCurrent(db.service());
    expect(await openTo(company)).toEqual([...ids, ...more]);
  });

  it("is told apart from one that Stripe itself gave, which goes with its subscription", async () => {
    await subscribe(db, company, { plan: "LAUNCH" });
    await subscribe(db, company, { plan: "CUSTOM" });
    expect(await planOf(db, company)).toBe("CUSTOM");
    await subscribe(db, company, { plan: "CUSTOM", status: "canceled" });
    expect(await planOf(db, company)).toBeNull();
  });

  it("gives way, where it is sold, to a subscription in force, and not to the end of one", async () => {
    await subscribe(db, company, { plan: "LAUNCH" });
    await byHand("SCALE");
    await subscribe(db, company, { plan: "LAUNCH" });
    expect(await planOf(db, company)).toBe("LAUNCH");
    await byHand("SCALE");
    await subscribe(db, company, { plan: "LAUNCH", status: "canceled" });
    expect(await planOf(db, company)).toBe("SCALE");
  });

  it("stands where it is the plan of a subscription that gives it no longer", async () => {
    await subscribe(db, company, { plan: "STARTER", status: "unpaid" });
    await byHand("STARTER");
    await subscribe(db, company, { plan: "STARTER", status: "unpaid" });
    expect(await planOf(db, company)).toBe("STARTER");
    await subscribe(db, company, { plan: "STARTER", status: "past_due", pastDueSince: daysAgo(8) });
    await keepPlansCurrent(db.service());
    expect(await access()).toMatchObject({ plan: "STARTER", trialing: false });
  });
});
