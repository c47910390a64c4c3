import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeConcurrency, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { type Company, signUpCompany } from "./support/people.ts";
import {
  askSixTimes,
  callTwentyTimes,
  clickCreateFourTimes,
  submitFromSixTabs,
  sweepFromSixServers,
  takeJobs,
  takeJobsOfOneAttempt,
  useLimitTwentyTimes,
  withBug,
} from "./support/races.ts";

const distinct = (values: readonly unknown[]) => new Set(values).size;

describeConcurrency("When things happen at once on Postgres", () => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("requests do run side by side here", async () => {
    const query = () => db.sql("select pg_backend_pid() as pid, pg_sleep(0.3)");
    const peers = await Promise.all([query(), query(), query(), query()]);
    expect(distinct(peers.map(([row]) => row?.pid))).toBeGreaterThan(1);
  });

  it("no job is taken by two workers", async () => {
    const taken = await takeJobs(db);
    expect(taken).toHaveLength(30);
    expect(distinct(taken)).toBe(30);
  });

  it("jobs about the answers of one attempt are done one after the other, on whatever servers", async () => {
    expect(await takeJobsOfOneAttempt(db)).toHaveLength(1);
  });

  it("six servers that sweep at once sweep once", async () => {
    const told = await sweepFromSixServers(db);
    expect(told.toSorted()).toEqual([false, false, false, false, false, true]);
  });

  it("calls of an AI service stop at the budget, and not one later", async () => {
    const told = await callTwentyTimes(db, company);
    expect(told.filter((cap) => cap === "through")).toHaveLength(5);
    expect(told.filter((cap) => cap === "company")).toHaveLength(15);
  });

  it("an attempt that is submitted from six tabs is submitted once", async () => {
    const told = await submitFromSixTabs(db, company);
    expect(told.toSorted()).toEqual([false, false, false, false, false, true]);
  });

  it("four clicks create one interview, and each gets its link", async () => {
    const links = await clickCreateFourTimes(db, company);
    expect(distinct(links)).toBe(1);
    expect(links[0]).toMatch(/^http/);
  });

  it("a limit of five lets five of twenty through", async () => {
    const waits = await useLimitTwentyTimes(db);
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  it("work that is asked for six times waits in the queue once", async () => {
    expect(distinct(await askSixTimes(db))).toBe(1);
  });
});

describeConcurrency("A planted race is found:", () => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("a queue that forgets to lock what it hands out", async () => {
    const taken = await withBug(
      db,
      "claim_jobs(text, integer, integer, public.job_kind[])",
      (sql) =>
        sql.replace("for update skip locked limit p_limit", "limit p_limit + public.meet(2)"),
      () => takeJobs(db),
    );
    expect(distinct(taken)).toBeLessThan(taken.length);
  });

  it("a queue that lets two servers read the answers of one attempt", async () => {
    await db.sql("drop index public.jobs_one_running");
    const taken = await withBug(
      db,
      "claim_jobs(text, integer, integer, public.job_kind[])",
      (sql) =>
        sql.replace(
          "for update skip locked limit p_limit",
          "for update skip locked limit p_limit + public.meet(2)",
        ),
      () => takeJobsOfOneAttempt(db),
    );
    expect(taken.length).toBeGreaterThan(1);
  });

  it("a budget that is read before it is written", async () => {
    const told = await withBug(
      db,
      "begin_model_use(text, public.model_service, bigint, bigint, bigint, uuid)",
      (sql) =>
        sql.replace(
          "pg_advisory_xact_lock(hashtextextended('model-spend:' || p_department, 0))",
          "public.meet(6)",
        ),
      () => callTwentyTimes(db, company),
    );
    expect(told.filter((cap) => cap === "through").length).toBeGreaterThan(5);
  });

  it("a submission that forgets to lock the attempt", async () => {
    const told = await withBug(
      db,
      "submit_attempt(uuid)",
      (sql) => sql.replace("p_attempt for update;", "p_attempt; perform public.meet(2);"),
      () => submitFromSixTabs(db, company),
    );
    expect(told.filter((answer) => answer === true).length).toBeGreaterThan(1);
  });

  it("a creation that forgets to lock the company", async () => {
    const links = await withBug(
      db,
      "insert_interview(uuid, jsonb, jsonb, public.interview_provider, text, text)",
      (sql) =>
        sql
          .replace("is not null for update;", "is not null;")
          .replace(
            "insert into public.interviews",
            "perform public.meet(2); insert into public.interviews",
          ),
      () => clickCreateFourTimes(db, company),
    );
    expect(distinct(links)).toBeGreaterThan(1);
  });

  it("a limit that reads before it writes", async () => {
    const waits = await withBug(
      db,
      "take_rate_limit(text, integer, integer)",
      () => `create or replace function public.take_rate_limit(p_key text, p_limit integer, p_window_seconds integer)
        returns integer language plpgsql security definer set search_path = '' as $$
        declare
          before integer := coalesce((select used from public.rate_limits where key = p_key), 0);
        begin
          perform public.meet(6);
          insert into public.rate_limits as r (key, used) values (p_key, before + 1)
            on conflict (key) do update set used = before + 1;
          return case when before < p_limit then 0 else 1 end;
        end $$`,
      () => useLimitTwentyTimes(db),
    );
    expect(waits.filter((seconds) => seconds === 0).length).toBeGreaterThan(5);
  });

  it("a queue that takes the same work twice", async () => {
    const ids = await withBug(
      db,
      "enqueue_job(public.job_kind, jsonb, text, timestamp with time zone)",
      (sql) =>
        sql.replace(
          "p_kind, p_payload, p_unique_key, p_run_at,",
          "p_kind, p_payload, null, p_run_at,",
        ),
      () => askSixTimes(db),
    );
    expect(distinct(ids)).toBe(6);
  });
});
