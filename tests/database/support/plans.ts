import { type Db, unwrap } from "#lib/data/db";
import { beginReading, writeSubscription } from "#lib/data/plans/subscriptions";
import { monthOf } from "#lib/domain/plans/billing";
import type { TestDatabase } from "./database.ts";
import {
  beginning,
  type Company,
  createInterview,
  type Interview,
  ok,
  signUpCompany,
} from "./people.ts";

type Found = Parameters<typeof writeSubscription>[3];

export const NO_CREDIT = { credit: 0, billingEmail: null };

export type Employer = Company & { interview: Interview };

/** A company with an interview that people can answer, without a plan. */
export async function openForAnswers(db: TestDatabase, name = "Bright Cleaning") {
  const company = await signUpCompany(db, name, null);
  return { ...company, interview: await createInterview(db, company) };
}

/** How many candidates of the reader's company wait for a bigger plan or a new month, of one interview or of all. */
export async function waitingCount(db: Db, interview?: string): Promise<number> {
  return unwrap(await db.rpc("waiting_attempts", interview ? { p_interview: interview } : {}));
}

/** How many candidates the reader's company has used this month; without a plan, in all. */
export async function usedCount(db: Db): Promise<number> {
  return unwrap(await db.rpc("my_candidates_used"));
}

/** Somebody begins; their words are not the subject. Answers the attempt's id. */
export async function begin(
  db: TestDatabase,
  { interview }: Employer,
  { aiAllowed = true } = {},
): Promise<string> {
  return ok(
    await db
      .service()
      .rpc("start_attempt", { ...beginning(interview.key), p_ai_allowed: aiAllowed }),
  );
}

/** So many people begin and submit, one after the other; answers the ids in that order. */
export async function answered(
  db: TestDatabase,
  employer: Employer,
  count: number,
  choice?: { aiAllowed: boolean },
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const id = await begin(db, employer, choice);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    ids.push(id);
  }
  return ids;
}

/** The attempts that the owner gets by REST, in the order of submission. */
export async function openTo({ owner }: Company): Promise<string[]> {
  const rows = ok(await owner.client.from("interview_attempts").select("id").order("submitted_at"));
  return rows.map(({ id }) => id);
}

/** What Stripe says of a company's subscription, but for what is said otherwise. */
export function subscriptionOf({ owner }: Company, changes: Partial<Found> = {}): Found {
  return {
    id: `sub_${owner.userId}`,
    customerId: `cus_${owner.userId}`,
    plan: "STARTER",
    cycle: "monthly",
    status: "active",
    startedAt: new Date().toISOString(),
    trialEnd: null,
    periodEnd: null,
    pastDueSince: null,
    cancelAt: null,
    canceledAt: null,
    latestInvoice: null,
    nextCharge: null,
    isCollected: true,
    ...changes,
  };
}

/** The server reads at Stripe and writes what it found. */
export async function subscribe(
  db: TestDatabase,
  company: Company,
  changes: Partial<Found> = {},
  customer: Parameters<typeof writeSubscription>[4] = NO_CREDIT,
): Promise<boolean> {
  const service = db.service();
  const reading = await beginReading(service);
  return writeSubscription(
    service,
    company.owner.userId,
    reading,
    subscriptionOf(company, changes),
    customer,
  );
}

/** As if everything of a company's subscription had happened a month earlier. */
export async function monthPasses(db: TestDatabase, company: Company): Promise<void> {
  const [row] = await db.sql(
    "select started_at::text as started from public.subscriptions where user_id = $1",
    [company.owner.userId],
  );
  const started = new Date(String(row?.started));
  const before = monthOf(started, new Date(started.getTime() - 1)).start;
  const earlier = `${started.getTime() - before.getTime()} milliseconds`;
  await db.sql(
    "update public.subscriptions set started_at = started_at - $2::interval where user_id = $1",
    [company.owner.userId, earlier],
  );
  await db.sql(
    "update public.attempt_ledger set unlocked_at = unlocked_at - $2::interval where department_key = $1",
    [company.departmentKey, earlier],
  );
}

/** As if everything of a company's subscription had happened some days earlier. */
export async function daysPass(db: TestDatabase, company: Company, days: number): Promise<void> {
  const earlier = `${days} days`;
  await db.sql(
    `update public.subscriptions set started_at = started_at - $2::interval, trial_end = trial_end - $2::interval
     where user_id = $1`,
    [company.owner.userId, earlier],
  );
  await db.sql(
    "update public.attempt_ledger set unlocked_at = unlocked_at - $2::interval where department_key = $1",
    [company.departmentKey, earlier],
  );
}

/** The plan as it stands in the account's profile. */
export async function planOf(db: TestDatabase, { owner }: Company): Promise<unknown> {
  const [row] = await db.sql("select subscription from public.profiles where id = $1", [
    owner.userId,
  ]);
  return row?.subscription;
}
