import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readRoom } from "#lib/data/room/rooms";
import { STRANGERS_A_DAY } from "#lib/domain/core/mail";
import type { Plan } from "#lib/domain/plans/plans";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { beginning, type Company, createInterview, ok, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe("Mails to people who are no customers", () => {
  let db: TestDatabase;
  let site: Site;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(() => {
    site.sent.length = 0;
  });

  const begin = async (key: string, email: string, network: string) => {
    const attemptId = ok(
      await db.service().rpc("start_attempt", {
        ...beginning(key),
        p_email: email,
        p_network: network,
      }),
    );
    await mailCandidate(db.service(), { jobId: randomUUID(), mail: "resume", attemptId }, site);
  };
  const waiting = () =>
    db.sql(
      "select run_at > now() + interval '23 hours' as tomorrow from public.jobs where unique_key like 'mail:resume:%Z' and finished_at is null",
    );

  it(`stop at ${STRANGERS_A_DAY.none} a day without a plan, and the rest waits`, async () => {
    const company = await signUpCompany(db, "Nobody", null);
    const { key } = await createInterview(db, company);
    const noMail = async () => (await readRoom(db.service(), key))?.noMail;
    for (let at = 1; at <= STRANGERS_A_DAY.none; at++) {
      expect(await noMail()).toBe(false);
      await begin(key, `victim${at}@example.com`, "198.51.100.7");
    }
    expect(site.sent).toHaveLength(STRANGERS_A_DAY.none);
    expect(await noMail()).toBe(true);
    await begin(key, "one-more@example.com", "198.51.100.7");
    expect(site.sent).toHaveLength(STRANGERS_A_DAY.none);
    expect(await waiting()).toEqual([{ tomorrow: true }]);
    await db.sql("update public.mailed_strangers set counted_at = now() - interval '25 hours'");
    await begin(key, "next-day@example.com", "198.51.100.7");
    expect(site.sent).toHaveLength(STRANGERS_A_DAY.none + 1);
  });

  it("count an anonymous start once for each network and address, and hold neither", async () => {
    const company = await signUpCompany(db, "Bright Cleaning");
    const { key } = await createInterview(db, company);
    const counted = async () =>
      (
        await db.sql("select counted_by from public.mailed_strangers where department_key = $1", [
          company.departmentKey,
        ])
      ).length;
    await begin(key, "ana@example.com", "198.51.100.7");
    await begin(key, "Ana@example.com ", "198.51.100.7");
    expect(await counted()).toBe(1);
    await begin(key, "ana@example.com", "203.0.113.9");
    await begin(key, "bo@example.com", "203.0.113.9");
    expect(await counted()).toBe(3);
    const kept = await db.sql("select * from public.mailed_strangers, public.mail_origins");
    expect(JSON.stringify(kept)).not.toMatch(/example|198\.51|203\.0/);
  });

  const subscribed = async (company: Company, status: string, trialEnd: string, since: string) => {
    await db.sql(
      `insert into public.subscriptions (user_id, customer_id, subscription_id, plan, cycle, status, started_at, trial_end, past_due_since)
       values ($1, $2, $2, 'STARTER', 'monthly', $3, now() - interval '30 days', now() + $4::interval, now() + nullif($5, '')::interval)`,
      [company.owner.userId, randomUUID(), status, trialEnd, since],
    );
    await db.sql(
      "update public.profiles p set subscription_id = s.subscription_id from public.subscriptions s where s.user_id = p.id and p.id = $1",
      [company.owner.userId],
    );
  };
  it.each<[number, string, Plan, [string, string, string] | null]>([
    [STRANGERS_A_DAY.none, "no plan", null, null],
    [STRANGERS_A_DAY.trial, "a trial", "STARTER", ["trialing", "5 days", ""]],
    [
      STRANGERS_A_DAY.trial,
      "a trial's first bill on its way",
      "STARTER",
      ["active", "-1 hour", ""],
    ],
    [STRANGERS_A_DAY.trial, "a first bill unpaid", "STARTER", ["past_due", "-3 days", "-70 hours"]],
    [STRANGERS_A_DAY.paid, "a first bill paid", "STARTER", ["active", "-3 days", ""]],
    [STRANGERS_A_DAY.paid, "a later bill unpaid", "STARTER", ["past_due", "-20 days", "-1 day"]],
    [STRANGERS_A_DAY.paid, "a plan by agreement", "CUSTOM", null],
  ])("are %i a day with %s", async (most, _what, plan, subscription) => {
    const company = await signUpCompany(db, "Bright Cleaning", plan);
    if (subscription !== null) {
      const [status, trialEnd, since] = subscription;
      await subscribed(company, status, trialEnd, since);
    }
    const [row] = await db.sql("select public.strangers_a_day($1) as most", [company.owner.userId]);
    expect(row?.most).toBe(most);
  });
});
