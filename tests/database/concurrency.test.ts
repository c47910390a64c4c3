import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeConcurrency, startTestDatabase, type TestDatabase } from "./support/database.ts";
import {
  type Company,
  createInterview,
  ok,
  signUpCompany,
  startAttempt,
} from "./support/people.ts";

const WORKERS = ["a", "b", "c", "d", "e", "f"];

/** Six workers take jobs at the same moment; each job in the list as often as it was taken. */
async function takenAtOnce(db: TestDatabase): Promise<string[]> {
  const service = db.service();
  const jobs = Array.from({ length: 30 }, () => ({ kind: "race" }));
  ok(await service.from("jobs").insert(jobs).select("id"));
  const taken = await Promise.all(
    WORKERS.map(async (p_worker) =>
      ok(await service.rpc("claim_jobs", { p_worker, p_limit: 10, p_lease_seconds: 60 })),
    ),
  );
  ok(await service.from("jobs").delete().eq("kind", "race").select("id"));
  return taken.flat().map(({ id }) => id);
}

const times = (n: number) => Array.from({ length: n }, (_, index) => index);

describeConcurrency("When two things happen at once on Postgres", () => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("requests do run side by side here", async () => {
    const peers = await Promise.all(
      times(4).map(() => db.sql("select pg_backend_pid() as pid, pg_sleep(0.3)")),
    );
    expect(new Set(peers.map(([row]) => row?.pid)).size).toBeGreaterThan(1);
  });

  it("no job is taken by two workers", async () => {
    const taken = await takenAtOnce(db);
    expect(taken).toHaveLength(30);
    expect(new Set(taken).size).toBe(30);
  });

  it("a queue that forgets to lock is found out", async () => {
    const [good] = await db.sql(
      "select pg_get_functiondef('public.claim_jobs(text, integer, integer)'::regprocedure) as sql",
    );
    const bug = String(good?.sql)
      .replace("for update skip locked", "")
      .replace(
        "where finished_at is null",
        "where pg_sleep(0.01) is not null and finished_at is null",
      );
    expect(bug).not.toBe(good?.sql);
    await db.sql(bug);
    const taken = await takenAtOnce(db);
    await db.sql(String(good?.sql));
    expect(new Set(taken).size).toBeLessThan(taken.length);
  });

  it("an attempt that is submitted from six tabs is submitted once and scored once", async () => {
    const interview = await createInterview(db, company);
    const attempt = await startAttempt(db, interview);
    const answers = await Promise.all(
      times(6).map(async () =>
        ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id })),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    const jobs = await db.sql("select 1 from public.jobs where unique_key = $1", [
      `evaluate:${attempt.id}`,
    ]);
    expect(jobs).toHaveLength(1);
  });

  it("a double click creates one interview", async () => {
    const id = randomUUID();
    const question = {
      question_text: "Why?",
      question_type: "text",
      question_order: 1,
      max_characters: 500,
    };
    const made = await Promise.all(
      times(4).map(async () =>
        ok(
          await company.owner.client.rpc("create_interview", {
            p_interview: { id, title: "Cleaner", description: "Offices at night" },
            p_questions: [question],
            p_link_base: "http://127.0.0.1/i/",
          }),
        ),
      ),
    );
    expect(new Set(made.map(({ willo_interview_key }) => willo_interview_key)).size).toBe(1);
    const questions = await db.sql("select 1 from public.questions where interview_id = $1", [
      made[0]?.willo_interview_key ?? "",
    ]);
    expect(questions).toHaveLength(1);
  });

  it("a limit of five lets five of twenty through", async () => {
    const key = randomUUID();
    const waits = await Promise.all(
      times(20).map(async () =>
        ok(
          await db
            .service()
            .rpc("take_rate_limit", { p_key: key, p_limit: 5, p_window_seconds: 60 }),
        ),
      ),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it("a job that is asked for six times waits in the queue once", async () => {
    const ids = await Promise.all(
      times(6).map(async () =>
        ok(
          await db
            .service()
            .rpc("enqueue_job", { p_kind: "once", p_payload: {}, p_unique_key: "once" }),
        ),
      ),
    );
    expect(new Set(ids).size).toBe(1);
  });
});
