import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { JOB_KINDS, parsePayload } from "#lib/domain/jobs/kinds";
import { startTestDatabase, type TestDatabase } from "./support/database.ts";
import { fillEveryTable } from "./support/every-table.ts";
import { type HiringCompany, signUpHiringCompany, startAttempt } from "./support/people.ts";

const FOLDER = "supabase/migrations";
const QUEUED_IN_SQL = new Set(
  readdirSync(FOLDER).flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/enqueue_job\(\s*'(\w+)'/g)].map(
      ([, kind = ""]) => kind,
    ),
  ),
);
/** What it takes a connection, a week of failures, a warning, a booking or a member to queue; tests of their own run these jobs. */
const ELSEWHERE = [
  "deliver_to_ats",
  "mail_account_gone",
  "mail_join",
  "mail_mention",
  "mail_removed",
  "mail_retention",
  "mail_webhook_off",
];

let db: TestDatabase;
let company: HiringCompany;

beforeAll(async () => {
  db = await startTestDatabase();
  company = await signUpHiringCompany(db, "Bright Cleaning");
  await fillEveryTable(db, company);
});
afterAll(() => db.close());

it("What the database queues carries what its kind says, numbers and booleans as such", async () => {
  const { owner, interview, attempt, departmentKey } = company;
  const begun = await startAttempt(db, interview);
  const steps: [sql: string, values?: string[]][] = [
    ["select public.queue_removal($1, 'a.webm')", [attempt.mediaId]],
    ["update public.media set state = 'uploaded' where id = $1", [attempt.mediaId]],
    ["select public.queue_provider_change($1)", [interview.id]],
    ["select public.queue_provider_removal('participant', 'key')"],
    ["select public.note_participant('key')"],
    ["select public.queue_webhook(id) from public.webhook_deliveries"],
    ["delete from public.full_rooms"],
    ["select public.note_full_room($1, 'day')", [interview.id]],
    ["select public.keep_contact_message('Ana', 'ana@example.com', '', '', 'Hello')"],
    ["select public.queue_text($1, 'receipt')", [attempt.id]],
    ["delete from public.text_stops"],
    ["select public.receive_text('SM1', '+15125550111', '+15125550199', 'hello', false)"],
    [
      "update public.interview_attempts set candidate_phone = '(512) 555-0122' where id = $1",
      [begun.id],
    ],
    ["select public.receive_text('SM2', '+15125550122', '+15125550199', 'hello', false)"],
    ["select public.request_accommodations($1, '{more_time}', '')", [begun.id]],
    [
      "select public.hold_job($1, 'send_digest', jsonb_build_object('interviewId', $2::text, 'userId', $1::uuid, 'since', 0), 'held', now())",
      [owner.userId, interview.id],
    ],
    [
      `select public.invite_people($1, $2, gen_random_uuid(), '[{"email": "bo@example.com", "name": "Bo"}]')`,
      [owner.userId, interview.id],
    ],
    [
      `select public.invite_people($1, $2, gen_random_uuid(), '[{"phone": "+18135550123", "by": "text"}]', true, 'Fair', '2026-11-20')`,
      [owner.userId, interview.id],
    ],
    ["update public.subscriptions set plan = 'SCALE', latest_invoice = 'in_1'"],
    ["update public.company_profiles set company_name = 'Bright'"],
    ["delete from public.spend_caps_met"],
    ["select public.begin_model_use($1, 'model', 10, 5, 5, null)", [departmentKey]],
    ["update public.company_profiles set interview_provider = 'willo'"],
    ["select public.connect_ats($1, 'mb', 'greenhouse', 'ATS')", [owner.userId]],
    ["select public.queue_department($1)", [owner.userId]],
    ["select public.receive_knit_event('event', 'mb')"],
    [
      "insert into public.subscriptions (user_id, customer_id) values ($1, 'cus_2') on conflict do nothing",
      [owner.userId],
    ],
    ["update public.profiles set subscription = 'CUSTOM' where id = $1", [owner.userId]],
    ["update public.legal_holds set lifted_at = now(), lifted_by = set_by"],
    ["select public.request_erasure($1, 'candidate')", [begun.id]],
  ];
  for (const [sql, values] of steps) await db.sql(sql, values);
  const kept = async () => db.sql("select id, kind, payload from public.jobs");
  const jobs = await kept();
  await db.sql("select public.delete_account($1)", [owner.userId]);
  await db.sql(
    "update public.jobs set locked_by = 'w', created_at = now() - interval '2 days' where kind = 'end_billing'",
  );
  await db.sql(
    "select public.fail_job(id, 'w', 'no answer', 1) from public.jobs where kind = 'end_billing'",
  );
  jobs.push(...(await kept()));
  const seen = new Set(jobs.map(({ kind }) => String(kind)));
  expect([...seen].toSorted()).toEqual(
    [...QUEUED_IN_SQL].filter((kind) => !ELSEWHERE.includes(kind)).toSorted(),
  );
  for (const { kind, payload } of jobs) {
    const known = JOB_KINDS.find((name) => name === kind);
    expect(known && parsePayload(known, payload)).toEqual(payload);
  }
});
