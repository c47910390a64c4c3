import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { pauseEvaluation, retryEvaluations } from "#lib/data/evaluation/evaluations";
import { meterFor } from "#lib/data/plans/spend";
import { findResult } from "#lib/data/results/result-detail";
import { SpendCapReached } from "#lib/domain/plans/spend";
import { RATING_REASONS } from "#lib/domain/results/results";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany, startAttempt } from "../support/people.ts";

const limits = {
  prices: { input: 3, output: 15, minute: 0.006 },
  interviewCap: 0.05,
  companyCap: 0.08,
};
/** Three cents at most; a cent in the end. */
const most = { service: "model" as const, inputTokens: 5000, outputTokens: 1000 };
const used = { ...most, inputTokens: 1000, outputTokens: 466 };

let db: TestDatabase;
let company: HiringCompany;
let calls = 0;

beforeAll(async () => {
  db = await startTestDatabase();
  company = await signUpHiringCompany(db, "Bright Cleaning");
});
beforeEach(async () => {
  await db.sql("delete from public.model_uses");
  await db.sql("delete from public.spend_caps_met");
  await db.sql("delete from public.jobs");
  calls = 0;
});
afterAll(() => db.close());

const call = (interviewId: string | null = company.interview.id, usedBy = () => used) =>
  meterFor(db.service(), { departmentKey: company.departmentKey, interviewId }, limits)(
    most,
    async () => void calls++,
    usedBy,
  );
const uses = () =>
  db.sql(
    "select input_tokens, output_tokens, micros::int, ended_at is not null as ended from public.model_uses order by id",
  );
const toldSupport = () =>
  db.sql("select payload ->> 'cap' as cap from public.jobs where kind = 'tell_support_of_spend'");

describe("A call of an AI service", () => {
  it("is counted with what it used", async () => {
    await call();
    expect(await uses()).toEqual([
      { input_tokens: 1000, output_tokens: 466, micros: 9990, ended: true },
    ]);
  });

  it("that was refused or reached nobody cost nothing, and one that failed otherwise the most", async () => {
    const fail = (error: Error) =>
      meterFor(db.service(), { departmentKey: company.departmentKey, interviewId: null }, limits)(
        most,
        () => Promise.reject(error),
        () => used,
      ).catch(() => undefined);
    const said = (statusCode: number) => Object.assign(new Error("vendor"), { statusCode });
    await fail(said(429));
    await fail(
      new Error("vendor", { cause: Object.assign(new Error(), { code: "ECONNREFUSED" }) }),
    );
    await fail(new Error("vendor", { cause: new DOMException("late", "TimeoutError") }));
    await db.sql("delete from public.model_uses where micros = 0");
    expect((await uses()).map(({ micros }) => micros)).toEqual([30_000]);
    await db.sql("delete from public.model_uses");
    // The vendor worked, and is paid.
    await fail(said(200));
    await fail(said(502));
    expect((await uses()).map(({ micros }) => micros)).toEqual([30_000, 30_000]);
  });

  it("keeps its most where what it used can't be written down", async () => {
    const broken = { ...used, inputTokens: -1 };
    await expect(call(null, () => broken)).rejects.toThrow();
    expect(await uses()).toMatchObject([{ micros: 30_000, ended: false }]);
  });

  it("is booked while it runs, so that a killed server leaves no hole", async () => {
    const meter = meterFor(
      db.service(),
      { departmentKey: company.departmentKey, interviewId: null },
      limits,
    );
    await meter(
      most,
      async () => expect(await uses()).toMatchObject([{ micros: 30_000, ended: false }]),
      () => used,
    );
  });

  it("is not made where the interview's budget is used up, and others of the company are", async () => {
    await call();
    await call();
    await call();
    await expect(call()).rejects.toThrow(SpendCapReached);
    expect(calls).toBe(3);
    await call(null);
    expect(await toldSupport()).toEqual([{ cap: "interview" }]);
  });

  it("is not made where the company's budget is used up, however often it is tried", async () => {
    for (let index = 0; index < 6; index++) await call(null);
    for (let index = 0; index < 20; index++)
      await expect(call(null)).rejects.toThrow("for your account");
    expect(calls).toBe(6);
    expect(await toldSupport()).toEqual([{ cap: "company" }]);
  });

  it("is made again in the next month", async () => {
    for (let index = 0; index < 6; index++) await call(null);
    await expect(call(null)).rejects.toThrow(SpendCapReached);
    await db.sql("update public.model_uses set created_at = created_at - interval '32 days'");
    await expect(call(null)).resolves.toBeUndefined();
  });

  it("is not the company's to see or to write", async () => {
    await call();
    const { owner } = company;
    expect((await owner.client.from("model_uses").select("id")).data ?? []).toEqual([]);
    await owner.client.from("model_uses").delete().gt("id", 0);
    expect(await uses()).toHaveLength(1);
  });
});

describe("An evaluation that a budget stopped", () => {
  const shown = (id: string) => findResult(company.owner.client, id);

  it("says so on its page, and begins anew by itself", async () => {
    const attempt = await startAttempt(db, company.interview);
    await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
    await db.sql("delete from public.jobs");
    await pauseEvaluation(db.service(), attempt.id);
    expect(await shown(attempt.id)).toMatchObject({ state: "paused", scoring: false });
    expect(RATING_REASONS.paused).toContain("until the 1st of next month");
    await retryEvaluations(db.service());
    expect(await db.sql("select 1 from public.jobs where kind = 'evaluate_attempt'")).toEqual([]);
    await db.sql("update public.interview_attempts set evaluation_retry_at = now() where id = $1", [
      attempt.id,
    ]);
    await retryEvaluations(db.service());
    expect(await shown(attempt.id)).toMatchObject({ state: "scoring" });
    const [{ failures } = {}] = await db.sql(
      "select evaluation_failures as failures from public.interview_attempts where id = $1",
      [attempt.id],
    );
    expect(failures).toBe(0);
  });
});
