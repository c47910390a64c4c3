import { randomUUID } from "node:crypto";
import { beginCheckoutRequest, claimCheckout } from "#lib/data/plans/checkouts";
import type { TestDatabase } from "./database.ts";
import { type Company, createInterview, ok, startAttempt } from "./people.ts";
import { begin, type Employer } from "./plans.ts";

/** Things that people and workers do at the same moment. Each answers with what came of it, errors as words. */

function atOnce<T>(times: number, act: (index: number) => Promise<T>): Promise<(T | string)[]> {
  const caught = (index: number) =>
    act(index).catch(
      (error: unknown) => `failed: ${error instanceof Error ? error.message : error}`,
    );
  return Promise.all(Array.from({ length: times }, (_, index) => caught(index)));
}

/** Six workers take ten jobs each of the thirty that wait: the ids that they got. */
export async function takeJobs(db: TestDatabase): Promise<string[]> {
  const service = db.service();
  const jobs = Array.from({ length: 30 }, () => ({ kind: "mail_contact" as const }));
  ok(await service.from("jobs").insert(jobs).select("id"));
  const taken = await atOnce(6, async (worker) =>
    ok(
      await service.rpc("claim_jobs", {
        p_worker: `worker ${worker}`,
        p_limit: 10,
        p_lease_seconds: 60,
      }),
    ).map(({ id }) => id),
  );
  ok(await service.from("jobs").delete().eq("kind", "mail_contact").select("id"));
  return taken.flat();
}

/** Six workers take what there is of four jobs about one attempt: the kinds that were handed out together. */
export async function takeJobsOfOneAttempt(db: TestDatabase): Promise<string[]> {
  const service = db.service();
  const attemptId = randomUUID();
  const jobs = ["a", "b", "c", "d"].map((key) => ({
    kind: "evaluate_attempt" as const,
    payload: { attemptId },
    unique_key: `${key}:${attemptId}`,
  }));
  ok(await service.from("jobs").insert(jobs).select("id"));
  const taken = await atOnce(6, async (worker) =>
    ok(
      await service.rpc("claim_jobs", {
        p_worker: `worker ${worker}`,
        p_limit: 1,
        p_lease_seconds: 60,
        p_only: ["evaluate_attempt"],
      }),
    ).map(({ id }) => id),
  );
  ok(await service.from("jobs").delete().eq("kind", "evaluate_attempt").select("id"));
  return taken.flat();
}

/** Six servers want to sweep: what each was told. */
export function sweepFromSixServers(db: TestDatabase) {
  const p_name = randomUUID();
  return atOnce(6, async () =>
    ok(await db.service().rpc("take_lease", { p_name, p_holder: randomUUID(), p_seconds: 60 })),
  );
}

/** Twenty calls of a model for a dollar each on a budget of five: which were let through. */
export function callTwentyTimes(db: TestDatabase, { departmentKey }: Company) {
  return atOnce(20, async () => {
    const [booked] = ok(
      await db.service().rpc("begin_model_use", {
        p_department: departmentKey,
        p_service: "model",
        p_micros: 1_000_000,
        p_interview_cap: 5_000_000,
        p_company_cap: 5_000_000,
      }),
    );
    return booked?.cap ?? "through";
  });
}

/** One attempt is submitted from six tabs: what each was told. */
export async function submitFromSixTabs(db: TestDatabase, company: Company) {
  const attempt = await startAttempt(db, await createInterview(db, company));
  return atOnce(6, async () =>
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id })),
  );
}

/** Four clicks on one button: the links that came back. */
export function clickCreateFourTimes(db: TestDatabase, { owner }: Company) {
  const id = randomUUID();
  const question = {
    question_text: "Why?",
    question_type: "text",
    question_order: 1,
    max_characters: 500,
  };
  return atOnce(4, async () => {
    const interview = ok(
      await db.service().rpc("create_interview", {
        p_owner: owner.userId,
        p_interview: { id, title: "Cleaner", description: "Offices at night" },
        p_questions: [question],
        p_link_base: "http://127.0.0.1/i/",
      }),
    );
    return interview.interview_link;
  });
}

/** Twenty uses of a limit of five: the seconds that each is told to wait, 0 for those let through. */
export function useLimitTwentyTimes(db: TestDatabase) {
  const key = randomUUID();
  return atOnce(20, async () =>
    ok(await db.service().rpc("take_rate_limit", { p_key: key, p_limit: 5, p_window_seconds: 60 })),
  );
}

/** The same piece of work is asked for six times: the ids of the jobs that will do it. */
export function askSixTimes(db: TestDatabase) {
  const p_unique_key = randomUUID();
  return atOnce(6, async () =>
    ok(
      await db
        .service()
        .rpc("enqueue_job", { p_kind: "mail_contact", p_payload: {}, p_unique_key }),
    ),
  );
}

/** So many people submit at the same moment: what each was told. */
export async function submitTogether(db: TestDatabase, employer: Employer, people: number) {
  const attempts: string[] = [];
  for (let index = 0; index < people; index++) attempts.push(await begin(db, employer));
  return atOnce(people, async (index) =>
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempts[index] ?? "" })),
  );
}

/** Twenty clicks on one checkout button: the generation that each got. */
export function clickCheckoutTwentyTimes(db: TestDatabase, { owner }: Company) {
  return atOnce(20, async () => {
    const request = await beginCheckoutRequest(db.service());
    return (await claimCheckout(db.service(), owner.userId, "launch_monthly", request))?.generation;
  });
}

/** `meet(n)` returns 0 when n people have come to it, so that a planted race happens on a slow machine too. */
const MEETING = [
  "create sequence if not exists public.arrivals",
  `create or replace function public.meet(p_people integer) returns integer language plpgsql as $$
  begin
    perform nextval('public.arrivals');
    while (select last_value from public.arrivals) < p_people loop
      perform pg_sleep(0.01);
    end loop;
    return 0;
  end $$`,
  "select setval('public.arrivals', 1, false)",
];

/** Runs something on a database whose function was changed, and changes it back. The change may call `meet`. */
export async function withBug<T>(
  db: TestDatabase,
  signature: string,
  change: (sql: string) => string,
  act: () => Promise<T>,
): Promise<T> {
  const [row] = await db.sql(
    `select pg_get_functiondef('public.${signature}'::regprocedure) as sql`,
  );
  const good = String(row?.sql);
  const bad = change(good);
  if (bad === good) throw new Error(`The bug does not fit ${signature}`);
  for (const sql of MEETING) await db.sql(sql);
  await db.sql(bad);
  try {
    return await act();
  } finally {
    await db.sql(good);
  }
}
