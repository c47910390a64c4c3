import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readOnboarding } from "#lib/data/account/onboarding";
import { isMyTrialUsed, readAccess, readSubscription } from "#lib/data/plans/billing";
import { claimCheckout, customerGeneration, keepCheckout } from "#lib/data/plans/checkouts";
import { readAccessFor, readCompanyAccess } from "#lib/data/plans/company-access";
import {
  beginReading,
  findByCustomer,
  findCustomer,
  hasTrialCard,
  isTrialUsed,
  keepCustomer,
  listCustomers,
  takeTrialCard,
  writeNoSubscription,
  writeSubscription,
} from "#lib/data/plans/subscriptions";
import {
  effectivePlan,
  isPaymentDue,
  PAST_DUE_GRACE_DAYS,
  SUBSCRIPTION_STATUSES,
} from "#lib/domain/plans/billing";
import { opens } from "#lib/domain/plans/features";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, signUpCompany } from "../support/people.ts";
import { NO_CREDIT, planOf, subscribe, subscriptionOf } from "../support/plans.ts";
import { rest } from "../support/rest.ts";

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

describe.each([ENGINE])("A company's subscription on %s", (engine) => {
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

  it("is read by its owner as it was written, and by nobody else", async () => {
    const { owner } = company;
    expect(await readSubscription(owner.client, owner.userId)).toBeNull();
    await keepCustomer(db.service(), owner.userId, `cus_${owner.userId}`);
    expect(await readSubscription(owner.client, owner.userId)).toBeNull();
    const ahead = { nextCharge: 143_000, isCollected: false };
    await subscribe(db, company, { plan: "LAUNCH", cycle: "yearly", ...ahead });
    const stored = await readSubscription(owner.client, owner.userId);
    expect(stored).toMatchObject({ plan: "LAUNCH", cycle: "yearly", status: "active", ...ahead });
    const stranger = await signUpCompany(db, "Other Crew", null);
    expect(await readSubscription(stranger.owner.client, owner.userId)).toBeNull();
    expect(await readAccess(stranger.owner.client, owner.userId)).toEqual({
      plan: null,
      trialing: false,
      unpaid: null,
    });
    expect((await rest(db, stranger.owner, "GET", "plan_access?select=*")).rows).toHaveLength(1);
    expect((await rest(db, undefined, "GET", "plan_access?select=*")).status).toBeGreaterThan(399);
  });

  it("decides what the company may use, whoever asks; before there is a company, the account's own does", async () => {
    await subscribe(db, company, { plan: "SCALE" });
    const { owner, companyId } = company;
    const scale = { plan: "SCALE", trialing: false, unpaid: null };
    expect(await readCompanyAccess(db.service(), companyId)).toEqual(scale);
    expect(await readAccessFor(owner.client, owner.userId)).toEqual(scale);
    const { client, userId } = await db.signUp();
    expect(await readCompanyAccess(client, companyId)).toEqual({ ...scale, plan: null });
    await db.sql("update public.profiles set subscription = 'LAUNCH' where id = $1", [userId]);
    expect(await readAccessFor(client, userId)).toEqual({ ...scale, plan: "LAUNCH" });
  });

  it.each(SUBSCRIPTION_STATUSES)("gives while it is %s the plan of the rule", async (status) => {
    await subscribe(db, company, { plan: "SCALE", status });
    const stored = await readSubscription(company.owner.client, company.owner.userId);
    const plan = effectivePlan(stored, new Date());
    expect(await planOf(db, company)).toBe(plan);
    const unpaid = isPaymentDue({ status }) ? "SCALE" : null;
    expect(await access()).toEqual({ plan, trialing: status === "trialing", unpaid });
    expect(stored?.status).toBe(status);
  });

  it("opens every feature while it is being tried, and what the plan has after", async () => {
    await subscribe(db, company, { status: "trialing", trialEnd: daysAgo(-14) });
    expect(opens(await access(), "ats")).toBe(true);
    await subscribe(db, company, { status: "active", trialEnd: daysAgo(0) });
    expect(opens(await access(), "ats")).toBe(false);
    expect(await isTrialUsed(db.service(), company.owner.userId)).toBe(true);
  });

  it("keeps its plan for seven days of a failing payment, and loses it by time alone", async () => {
    const grace = PAST_DUE_GRACE_DAYS;
    const interview = await createInterview(db, company);
    await subscribe(db, company, { status: "past_due", pastDueSince: daysAgo(grace - 0.01) });
    expect(await access()).toMatchObject({ plan: "STARTER", trialing: false });
    expect((await readOnboarding(company.owner.client, company.owner.userId)).plan).toBe("STARTER");
    await db.sql("update public.subscriptions set past_due_since = $2 where user_id = $1", [
      company.owner.userId,
      daysAgo(grace + 0.01),
    ]);
    // At once, before anything has swept.
    expect(await access()).toMatchObject({ plan: null, trialing: false });
    // Also where somebody lands who signs in.
    expect((await readOnboarding(company.owner.client, company.owner.userId)).plan).toBeNull();
    const usage = { p_interview_key: interview.key };
    expect((await db.service().rpc("company_usage", usage)).data).toMatchObject([{ plan: null }]);
    expect(await planOf(db, company)).toBe("STARTER");
    expect((await keepPlansCurrent(db.service())).graceEnded).toBe(1);
    expect(await planOf(db, company)).toBeNull();
    expect((await keepPlansCurrent(db.service())).graceEnded).toBe(0);
    await subscribe(db, company);
    expect(await access()).toMatchObject({ plan: "STARTER", trialing: false });
  });

  it("counts the grace from its beginning where a later reading does not say when", async () => {
    await subscribe(db, company, { status: "past_due", pastDueSince: daysAgo(6) });
    await subscribe(db, company, { status: "past_due" });
    const stored = await readSubscription(company.owner.client, company.owner.userId);
    expect(Date.parse(stored?.pastDueSince ?? "")).toBeLessThan(Date.now() - 5 * DAY_MS);
    await subscribe(db, company, { status: "active" });
    await subscribe(db, company, { status: "past_due" });
    const again = await readSubscription(company.owner.client, company.owner.userId);
    expect(Date.parse(again?.pastDueSince ?? "")).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it("is what the reading says that began last, whichever was written last", async () => {
    const service = db.service();
    const { userId } = company.owner;
    const [early, late] = [await beginReading(service), await beginReading(service)];
    const now = subscriptionOf(company, { plan: "SCALE" });
    expect(await writeSubscription(service, userId, late, now, NO_CREDIT)).toBe(true);
    const then = subscriptionOf(company, { status: "canceled" });
    expect(await writeSubscription(service, userId, early, then, NO_CREDIT)).toBe(false);
    expect(await writeSubscription(service, userId, late, then, NO_CREDIT)).toBe(false);
    expect(await planOf(db, company)).toBe("SCALE");
  });

  it("is none where Stripe shows none; only a plan that it gave goes", async () => {
    const service = db.service();
    const { userId } = company.owner;
    const customerId = `cus_${userId}`;
    const none = async (id = customerId, gone = false) =>
      writeNoSubscription(service, userId, await beginReading(service), {
        ...NO_CREDIT,
        customerId: id,
        gone,
      });
    expect(await none()).toBe(false);
    const early = await beginReading(service);
    await subscribe(db, company, { plan: "LAUNCH" });
    expect(
      await writeNoSubscription(service, userId, early, { ...NO_CREDIT, customerId, gone: true }),
    ).toBe(false);
    expect(await none("cus_other")).toBe(false);
    expect(await planOf(db, company)).toBe("LAUNCH");
    expect(await none()).toBe(true);
    expect(await access()).toMatchObject({ plan: null, trialing: false });
    expect(await readSubscription(company.owner.client, userId)).toBeNull();
    const byHand = "update public.profiles set subscription = $2 where id = $1";
    for (const plan of ["SCALE", "CUSTOM"]) {
      await db.sql(byHand, [userId, plan]);
      expect(await none()).toBe(true);
      await subscribe(db, company, { status: "canceled" });
      expect(await planOf(db, company)).toBe(plan);
    }
  });

  it("brings what Stripe keeps of the customer: its credit, and where its bills go", async () => {
    const { userId, client } = company.owner;
    const customer = { credit: 469_100, billingEmail: "bills@bright.example" };
    await subscribe(db, company, { plan: "STARTER" }, customer);
    expect(await findCustomer(client, userId)).toMatchObject(customer);
    await subscribe(db, company, { status: "canceled" }, { ...customer, credit: 0 });
    expect((await findCustomer(client, userId))?.credit).toBe(0);
    const service = db.service();
    const none = { customerId: `cus_${userId}`, gone: false, ...customer };
    await writeNoSubscription(service, userId, await beginReading(service), none);
    expect(await findCustomer(client, userId)).toMatchObject(customer);
  });

  it("has its customer named at Stripe when the company is renamed, and not otherwise", async () => {
    const named = () =>
      db.sql("select 1 from public.jobs where kind = 'name_customer' and payload->>'userId' = $1", [
        company.owner.userId,
      ]);
    await subscribe(db, company);
    const before = (await named()).length;
    await db.sql(
      "update public.company_profiles set company_niche = 'hvac' where created_by_user_id = $1",
      [company.owner.userId],
    );
    expect(await named()).toHaveLength(before);
    await db.sql(
      "update public.company_profiles set company_name = 'Brighter' where created_by_user_id = $1",
      [company.owner.userId],
    );
    expect(await named()).toHaveLength(before + 1);
  });

  it("forgets a customer that is gone, and remembers the trial", async () => {
    const service = db.service();
    const { userId } = company.owner;
    const customerId = `cus_${userId}`;
    await subscribe(db, company, { status: "trialing", trialEnd: daysAgo(-14) });
    await claimCheckout(service, userId, "launch_monthly", 0);
    const session = { sessionId: "cs_lost", expiresAt: daysAgo(-1) };
    await keepCheckout(service, userId, { ...session, generation: 1 });
    const reading = await beginReading(service);
    expect(
      await writeNoSubscription(service, userId, reading, { ...NO_CREDIT, customerId, gone: true }),
    ).toBe(true);
    expect(await planOf(db, company)).toBeNull();
    expect(await findCustomer(service, userId)).toBeNull();
    expect(await findByCustomer(service, customerId)).toBeNull();
    expect((await listCustomers(service, null, 1000)).map((one) => one.userId)).not.toContain(
      userId,
    );
    expect(await customerGeneration(service, userId)).toBe(1);
    expect(await claimCheckout(service, userId, "launch_monthly", 0)).toEqual({
      generation: 3,
      sessionId: null,
    });
    expect(await isMyTrialUsed(company.owner.client)).toBe(true);
    expect(await keepCustomer(service, userId, `${customerId}_2`)).toBe(`${customerId}_2`);
    expect(await isTrialUsed(service, userId)).toBe(true);
  });

  it("has one customer, who is found from both sides", async () => {
    const service = db.service();
    const { userId } = company.owner;
    expect(await findCustomer(service, userId)).toBeNull();
    expect(await keepCustomer(service, userId, `cus_${userId}`)).toBe(`cus_${userId}`);
    expect(await keepCustomer(service, userId, "cus_second")).toBe(`cus_${userId}`);
    const known = { userId, customerId: `cus_${userId}`, ...NO_CREDIT };
    expect(await findByCustomer(service, `cus_${userId}`)).toEqual(known);
    expect(await findByCustomer(service, "cus_second")).toBeNull();
    expect(await listCustomers(service, null, 1000)).toContainEqual(known);
    expect(await listCustomers(service, userId, 1000)).not.toContainEqual(known);
  });

  it("lets a card try once, for one account", async () => {
    const service = db.service();
    const card = `card_${company.owner.userId}`;
    const other = await signUpCompany(db, "Other Crew", null);
    expect(await takeTrialCard(service, company.owner.userId, card)).toBe(true);
    expect(await takeTrialCard(service, company.owner.userId, card)).toBe(true);
    expect(await takeTrialCard(service, other.owner.userId, card)).toBe(false);
    expect(await hasTrialCard(service, company.owner.userId)).toBe(true);
    expect(await hasTrialCard(service, other.owner.userId)).toBe(false);
    await service.rpc("delete_account", { p_user: company.owner.userId });
    expect(await takeTrialCard(service, other.owner.userId, card)).toBe(false);
  });

  it("lets an address try once, also where its account was deleted, and keeps no address", async () => {
    const service = db.service();
    const { email } = company.owner;
    const other = await signUpCompany(db, "Other Crew", null);
    expect(await isMyTrialUsed(company.owner.client)).toBe(false);
    await subscribe(db, company, { status: "trialing", trialEnd: daysAgo(-14) });
    expect(await isMyTrialUsed(company.owner.client)).toBe(true);
    await service.rpc("delete_account", { p_user: company.owner.userId });
    const setAddress = (address: string) =>
      db.sql("update auth.users set email = $2 where id = $1", [other.owner.userId, address]);
    expect(await isMyTrialUsed(other.owner.client)).toBe(false);
    await setAddress(email.toUpperCase());
    expect(await isMyTrialUsed(other.owner.client)).toBe(true);
    expect(await isTrialUsed(service, other.owner.userId)).toBe(true);
    const rows = await db.sql("select t::text as row from public.trial_addresses t");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("@");
    const plain = createHash("sha256").update(email.toLowerCase()).digest("hex");
    expect(JSON.stringify(rows)).not.toContain(plain);
  });
});
