import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";
import { subscribe } from "../support/plans.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe.each([ENGINE])("The interview provider is told on %s", (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  /** A company whose candidates answer at another provider. */
  const signUp = async () => {
    const company = await signUpCompany(db, "Bright Cleaning", null);
    await db.sql("update public.company_profiles set interview_provider = 'willo' where id = $1", [
      company.companyId,
    ]);
    return company;
  };

  /** How many jobs that tell of a company were queued since this was asked last. */
  const queued = async ({ owner }: Company) => {
    const jobs = await db.sql(
      "delete from public.jobs where kind = 'tell_department' and payload->>'userId' = $1 returning id",
      [owner.userId],
    );
    return jobs.length;
  };

  it("when a plan begins, changes, and ends by an event or by the clock", async () => {
    const company = await signUp();
    expect(await queued(company)).toBe(0);
    await subscribe(db, company, { plan: "LAUNCH" });
    expect(await queued(company)).toBe(1);
    await subscribe(db, company, { plan: "LAUNCH", periodEnd: daysAgo(0) });
    expect(await queued(company)).toBe(0);
    await subscribe(db, company, { plan: "STARTER" });
    expect(await queued(company)).toBe(1);
    await subscribe(db, company, { status: "past_due", pastDueSince: daysAgo(6) });
    expect(await queued(company)).toBe(0);
    await db.sql(
      "update public.subscriptions set past_due_since = past_due_since - interval '2 days' where user_id = $1",
      [company.owner.userId],
    );
    await keepPlansCurrent(db.service());
    expect(await queued(company)).toBe(1);
  });

  it("when a trial ends, in which every feature was open, although the plan stays", async () => {
    const company = await signUp();
    const began = { startedAt: daysAgo(14), trialEnd: daysAgo(0) };
    await subscribe(db, company, { ...began, status: "trialing" });
    expect(await queued(company)).toBe(1);
    await subscribe(db, company, { ...began, status: "active" });
    expect(await queued(company)).toBe(1);
  });

  it("nothing where candidates answer in our own room", async () => {
    const company = await signUpCompany(db, "Bright Cleaning", null);
    await subscribe(db, company, { plan: "LAUNCH" });
    expect(await queued(company)).toBe(0);
  });

  it("nothing of a company that it does not know", async () => {
    const company = await signUp();
    await db.sql("update public.company_profiles set willo_company_key = null where id = $1", [
      company.companyId,
    ]);
    await subscribe(db, company, { id: `sub_${randomUUID()}` });
    expect(await queued(company)).toBe(0);
  });
});
