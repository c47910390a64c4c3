import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ENGINES, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "./support/people.ts";

/**
 * The text columns of what a user's role may write: by its grants, or in a table without any by a function that it may
 * call. Without those that a pattern, a list or a reference holds. Four tables are written on the way.
 */
const WRITABLE = `with written as (
    select distinct found[2] as relname from pg_proc p,
      regexp_matches(p.prosrc, '(insert into|update) public\\.(\\w+)', 'g') found
    where p.pronamespace = 'public'::regnamespace
      and (has_function_privilege('authenticated', p.oid, 'execute') or has_function_privilege('anon', p.oid, 'execute'))
  ), triggers as (
    select t.tgrelid, p.proname, string_to_array(encode(t.tgargs, 'escape'), '\\000') as args
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  )
  select c.relname || '.' || a.attname as column,
    exists (select 1 from triggers t where t.tgrelid = c.oid and t.proname = 'refuse_lines' and a.attname = any (t.args))
      as one_line
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and a.atttypid = 'text'::regtype and a.attgenerated = ''
    and case when has_any_column_privilege('authenticated', c.oid, 'insert, update')
      then has_column_privilege('authenticated', c.oid, a.attnum, 'insert, update')
      else c.relname in (select relname from written)
        or c.relname in ('questions', 'screening_questions', 'invites', 'shortlist_answers', 'shortlist_links')
    end
    and not exists (
      select 1 from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
      and (k.contype = 'f' or pg_get_constraintdef(k.oid) ~ '= ANY|~ ''\\^|\\|\\|'))
  order by 1`;

/** Where people write at length. */
const FREE = [
  "accommodations.note",
  "candidate_notes.note",
  "bulk_actions.reason",
  "decision_mails.body",
  "interviews.description",
  "legal_holds.reason",
  "metric_overrides.reason",
  "questions.question_text",
  "responses.responses_text",
  "screening_questions.question_text",
  "shortlist_answers.comment",
  "shortlist_links.message",
  "status_history.reason",
];

/** Where only our own functions write, words of their own. A zone is held by a trigger, an address by its own check. */
const OWN = [
  "attempt_sessions.token_hash",
  "company_profiles.time_zone",
  "consents.notice_version",
  "invites.email",
  "offers.time_zone",
  "responses.transcript_language",
  "responses.video_url",
  "webhook_secrets.previous",
];

const BREAKS = ["\n", "\r", "\t", "\u0007", "\u0085", "\u2028"];

describe.each(ENGINES)("Names and titles on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("are one line in every column that a user can write, unless it is free text", async () => {
    const columns = await db.sql(WRITABLE);
    const free = columns.filter(({ one_line }) => !one_line).map(({ column }) => String(column));
    expect(free).toEqual([...FREE, ...OWN].toSorted());
  });

  it.each(BREAKS)("take no %j in a direct call", async (sign) => {
    const words = `Bright${sign}Bcc: eve`;
    const { owner, companyId, interview, attempt } = company;
    const mine = owner.client;
    const answers = await Promise.all([
      mine.from("profiles").update({ first_name: words }).eq("id", owner.userId),
      mine.from("profiles").update({ last_name: words }).eq("id", owner.userId),
      mine.from("company_profiles").update({ company_name: words }).eq("id", companyId),
      mine.from("company_profiles").update({ company_location: words }).eq("id", companyId),
      mine.rpc("update_interview", {
        p_interview: interview.id,
        p_revision: 1,
        p_fields: { title: words, description: "Offices" },
        p_questions: [{ question_text: "Why?", question_type: "text", max_characters: 500 }],
      }),
      mine.rpc("add_shortlist", { p_name: words, p_attempts: [attempt.id] }),
      mine.rpc("add_shortlist_link", {
        p_attempt: attempt.id,
        p_label: words,
        p_message: "",
        p_outside: false,
        p_shows: ["name"],
        p_token_hash: "a".repeat(64),
        p_days: 7,
      }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => "23514"));
  });

  it("may have any letters, and what was stored before stays", async () => {
    const { owner } = company;
    await db.sql("alter table public.profiles disable trigger refuse_lines");
    await db.sql("update public.profiles set first_name = $1 where id = $2", [
      "Ana\nMaria",
      owner.userId,
    ]);
    await db.sql("alter table public.profiles enable trigger refuse_lines");
    const last_name = `Nguyễn-O’Neill السيد ${randomUUID()}`;
    const kept = await owner.client.from("profiles").update({ last_name }).eq("id", owner.userId);
    expect(kept.error).toBeNull();
  });
});
