import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { readWorkspace } from "#lib/data/account/workspace";
import { readNewAnswers, takeDigest } from "#lib/data/results/new-answers";
import { trialEndFrom } from "#lib/domain/plans/billing";
import { evaluateAttempt } from "#lib/workflows/evaluation/evaluate-attempt";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";
import { submitReviewed, write } from "../support/answers.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { ok, startAttempt } from "../support/people.ts";
import {
  answered,
  begin,
  daysPass,
  type Employer,
  monthPasses,
  openForAnswers,
  openTo,
  subscribe,
  usedCount,
  waitingCount,
} from "../support/plans.ts";

describe.each([ENGINE])("The cap of a plan on %s", (engine) => {
  let db: TestDatabase;
  let employer: Employer;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    employer = await openForAnswers(db);
  });

  const waiting = () => waitingCount(employer.owner.client);
  const used = () => usedCount(employer.owner.client);
  const evaluationJobs = async (attempt: string) =>
    (
      await db.sql(
        "select 1 from public.jobs where kind = 'evaluate_attempt' and payload->>'attemptId' = $1",
        [attempt],
      )
    ).length;
  const stateOf = async (attempt: string) => {
    const [row] = await db.sql(
      "select evaluation_state, submitted_at is not null as submitted from public.interview_attempts where id = $1",
      [attempt],
    );
    return row;
  };

  it("without a plan opens one candidate ever, whatever is deleted", async () => {
    const [first = "", second = ""] = await answered(db, employer, 2);
    expect(await openTo(employer)).toEqual([first]);
    expect([await used(), await waiting()]).toEqual([1, 1]);
    await requestErasure(db.service(), first, "employer");
    ok(await db.service().rpc("unlock_attempts", { p_department_key: employer.departmentKey }));
    expect(await openTo(employer)).toEqual([]);
    await db.service().rpc("erase_attempt", { p_attempt: first });
    ok(await db.service().rpc("unlock_attempts", { p_department_key: employer.departmentKey }));
    const [third = ""] = await answered(db, employer, 1);
    expect(await openTo(employer)).toEqual([]);
    expect([await used(), await waiting()]).toEqual([1, 2]);
    expect(await stateOf(second)).toEqual({ evaluation_state: "none", submitted: true });
    expect(await stateOf(third)).toEqual({ evaluation_state: "none", submitted: true });
  });

  it("tells of nobody who waits and is being erased", async () => {
    const [, second = ""] = await answered(db, employer, 3);
    expect(await waiting()).toBe(2);
    await requestErasure(db.service(), second, "employer");
    expect(await waiting()).toBe(1);
  });

  it("frees nothing when a whole interview is deleted", async () => {
    await answered(db, employer, 1);
    await db.sql("delete from public.interviews where id = $1", [employer.interview.id]);
    expect(await used()).toBe(1);
  });

  it("opens what waits, oldest first, when a plan begins and when it grows", async () => {
    const ids = await answered(db, employer, 13);
    expect(await openTo(employer)).toEqual(ids.slice(0, 1));
    const startedAt = new Date().toISOString();
    await subscribe(db, employer, { startedAt });
    expect(await openTo(employer)).toEqual(ids.slice(0, 11));
    expect([await used(), await waiting()]).toEqual([10, 2]);
    const more = await answered(db, employer, 10);
    expect(await openTo(employer)).toEqual(ids.slice(0, 11));
    await subscribe(db, employer, { startedAt, plan: "LAUNCH" });
    expect(await openTo(employer)).toEqual([...ids, ...more].slice(0, 21));
    expect([await used(), await waiting()]).toEqual([20, 2]);
  });

  it("lets what is open stay open after a cancellation, and opens nothing more", async () => {
    await subscribe(db, employer);
    const ids = await answered(db, employer, 3);
    await subscribe(db, employer, { status: "canceled", canceledAt: new Date().toISOString() });
    await answered(db, employer, 1);
    await keepPlansCurrent(db.service());
    expect(await openTo(employer)).toEqual(ids);
    expect(await waiting()).toBe(1);
  });

  it.each(["monthly", "yearly"] as const)(
    "begins again with each month of a %s plan, oldest first",
    async (cycle) => {
      await subscribe(db, employer, { cycle });
      const ids = await answered(db, employer, 22);
      expect(await openTo(employer)).toEqual(ids.slice(0, 10));
      expect(await keepPlansCurrent(db.service())).toMatchObject({ graceEnded: 0, opened: 0 });
      await monthPasses(db, employer);
      expect((await keepPlansCurrent(db.service())).opened).toBe(10);
      expect(await openTo(employer)).toEqual(ids.slice(0, 20));
      await monthPasses(db, employer);
      await answered(db, employer, 1);
      expect((await openTo(employer)).length).toBe(23);
      expect(await used()).toBe(3);
    },
  );

  it("holds the cap of the chosen plan while it is being tried", async () => {
    await subscribe(db, employer, { status: "trialing", trialEnd: "2099-01-01T00:00:00Z" });
    await answered(db, employer, 11);
    expect([await used(), await waiting()]).toEqual([10, 1]);
  });

  describe("in a trial of 14 days", () => {
    const trial = () => ({
      startedAt: new Date().toISOString(),
      trialEnd: trialEndFrom(new Date()).toISOString(),
    });
    const next = async () => {
      const at = (await readWorkspace(employer.owner.client, new Date()))?.nextMonth;
      return at && Math.round((Date.parse(at) - Date.now()) / 86_400_000);
    };

    it("is a month of its own: what waits opens at its end, with the event or without", async () => {
      await subscribe(db, employer, { ...trial(), status: "trialing" });
      const ids = await answered(db, employer, 25);
      expect(await next()).toBe(14);
      await daysPass(db, employer, 13);
      expect(await keepPlansCurrent(db.service())).toMatchObject({ graceEnded: 0, opened: 0 });
      expect(await openTo(employer)).toEqual(ids.slice(0, 10));
      await daysPass(db, employer, 1);
      expect((await keepPlansCurrent(db.service())).opened).toBe(10);
      expect(await openTo(employer)).toEqual(ids.slice(0, 20));
      expect([await used(), await waiting()]).toEqual([10, 5]);
      // The next one is a whole month away.
      await daysPass(db, employer, 27);
      expect((await keepPlansCurrent(db.service())).opened).toBe(0);
      await daysPass(db, employer, 4);
      expect((await keepPlansCurrent(db.service())).opened).toBe(5);
    });

    it("ends with the event of the first payment too, before any sweep", async () => {
      const began = trial();
      await subscribe(db, employer, { ...began, status: "trialing" });
      const ids = await answered(db, employer, 12);
      const earlier = (at: string) =>
        new Date(Date.parse(at) - 14 * 86_400_000 - 1_000).toISOString();
      await daysPass(db, employer, 14);
      await subscribe(db, employer, {
        startedAt: earlier(began.startedAt),
        trialEnd: earlier(began.trialEnd),
      });
      expect(await openTo(employer)).toEqual(ids);
    });

    it("begins no month by changes of plan and cycle, in it and after it", async () => {
      const began = trial();
      await subscribe(db, employer, { ...began, status: "trialing" });
      await answered(db, employer, 12);
      for (const cycle of ["yearly", "monthly"] as const) {
        for (const plan of ["LAUNCH", "STARTER"] as const) {
          await subscribe(db, employer, { ...began, status: "trialing", plan, cycle });
        }
      }
      expect([await used(), await waiting()]).toEqual([12, 0]);
      await answered(db, employer, 1);
      expect(await waiting()).toBe(1);
      const ended = {
        startedAt: new Date(Date.now() - 20 * 86_400_000).toISOString(),
        trialEnd: new Date(Date.now() - 6 * 86_400_000).toISOString(),
      };
      await daysPass(db, employer, 20);
      await subscribe(db, employer, ended);
      await answered(db, employer, 10);
      expect([await used(), await waiting()]).toEqual([10, 1]);
      for (const cycle of ["yearly", "monthly", "yearly"] as const) {
        // Stripe begins a new period with each change of cycle; the cap's month stays.
        await subscribe(db, employer, { ...ended, cycle, periodEnd: new Date().toISOString() });
        await keepPlansCurrent(db.service());
      }
      expect([await used(), await waiting()]).toEqual([10, 1]);
    });

    it("promises no month after it to who leaves at its end", async () => {
      const began = trial();
      await subscribe(db, employer, { ...began, status: "trialing", cancelAt: began.trialEnd });
      expect(await next()).toBeNull();
    });
  });

  it("lets a candidate over it answer in full, and transcribes and scores nothing before it opens", async () => {
    const [, locked = ""] = await answered(db, employer, 2);
    expect(await evaluationJobs(locked)).toBe(0);
    // Not even if somebody asks for it all the same.
    await evaluateAttempt(db.service(), { jobId: crypto.randomUUID(), attemptId: locked });
    expect(await stateOf(locked)).toEqual({ evaluation_state: "none", submitted: true });
    await subscribe(db, employer);
    expect(await stateOf(locked)).toEqual({ evaluation_state: "queued", submitted: true });
    expect(await evaluationJobs(locked)).toBe(1);
  });

  it("never lets a computer read who asked for people only, open or not", async () => {
    const ids = await answered(db, employer, 2, { aiAllowed: false });
    await subscribe(db, employer);
    expect(await openTo(employer)).toEqual(ids);
    for (const id of ids) {
      expect(await stateOf(id)).toEqual({ evaluation_state: "declined", submitted: true });
      expect(await evaluationJobs(id)).toBe(0);
    }
  });

  it("mails the employer about what is open to them, once each", async () => {
    await answered(db, employer, 3);
    const { id } = employer.interview;
    const counted = async () => {
      const job = { jobId: crypto.randomUUID(), interviewId: id, userId: employer.owner.userId };
      const span = await takeDigest(db.service(), { ...job, since: 0 });
      return span === null ? null : (await readNewAnswers(db.service(), id, span)).total;
    };
    // Nobody gets two within an hour.
    const hourPasses = () =>
      db.sql("update public.digests set taken_at = taken_at - interval '1 hour'");
    expect(await counted()).toBe(1);
    expect(await counted()).toBeNull();
    await hourPasses();
    expect(await counted()).toBe(0);
    await hourPasses();
    await db.sql("delete from public.jobs where kind = 'send_digest'");
    await subscribe(db, employer);
    expect((await db.sql("select 1 from public.jobs where kind = 'send_digest'")).length).toBe(1);
    expect(await counted()).toBe(2);
  });

  it("is not used up by who tries again", async () => {
    const first = await startAttempt(db, employer.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: first.id }));
    const [, written = ""] = employer.interview.questionIds;
    const again = ok(
      await employer.owner.client.rpc("reopen_attempt", {
        p_attempt: first.id,
        p_question: written,
      }),
    );
    const text = "I like order very much.";
    await write(db.service(), { attemptId: again, questionId: written, text });
    expect(await submitReviewed(db.service(), again)).toBe(true);
    expect(await openTo(employer)).toEqual([first.id]);
    expect([await used(), await waiting()]).toEqual([1, 0]);
  });

  it("counts nobody who has not submitted, and says nothing to strangers", async () => {
    await begin(db, employer);
    expect([await used(), await waiting()]).toEqual([0, 0]);
    await answered(db, employer, 2);
    const stranger = await openForAnswers(db, "Other Crew");
    expect(await waitingCount(stranger.owner.client)).toBe(0);
    expect(await waitingCount(stranger.owner.client, employer.interview.id)).toBe(0);
    expect(await waitingCount(employer.owner.client, employer.interview.id)).toBe(1);
    expect(await usedCount(stranger.owner.client)).toBe(0);
  });
});
