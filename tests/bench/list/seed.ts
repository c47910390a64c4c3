import { randomUUID } from "node:crypto";

/** Asks the database past every policy. */
export type Sql = (query: string, values?: string[]) => Promise<Record<string, unknown>[]>;

const FIRST = ["Ana", "Ben", "Carmen", "Dwayne", "Elena", "Femi", "Grace", "Hugo", "Iris", "José"];
const LAST = ["Flores", "Nguyen", "O'Hara", "Smith", "Garcia", "Okafor", "Weiss", "Kim", "Silva"];
const WORDS = [
  "I cleaned offices at night for three years and nobody complained.",
  "When a client is upset I listen, write it down and call the manager.",
  "My last boss at the hotel kept me because I am never late.",
  "I can work weekends, and I have my own car.",
];
/** Monday to Friday, the first part of each day. */
const WEEKDAY_MORNINGS = `${"1000".repeat(5)}00000000`;
const FACTS = ["3 years of office cleaning", "Night shifts", "Own car"].map((text) => ({
  fact: "time_on_the_job",
  text,
  quotes: [],
}));

/**
 * A company with many interviews and many scored, opened attempts, two answers each, as years of use leave them:
 * ratings in tenths with one in twenty unrated, a sentence, facts and hours, one in fifty hired, names that thousands share,
 * and every other job with a shift on weekday mornings. Triggers rest
 * meanwhile, so what they keep is written here.
 */
export async function seedCompany(sql: Sql, ownerId: string, attempts: number, interviews: number) {
  const key = randomUUID().replaceAll("-", "");
  await sql("set session_replication_role = replica");
  await sql(
    `insert into public.company_profiles (created_by_user_id, company_name, willo_company_key, company_profile_completed)
     values ($1, 'Seeded Cleaning', $2, true)`,
    [ownerId, key],
  );
  await sql("update public.profiles set subscription = 'TEST' where id = $1", [ownerId]);
  await sql(
    `insert into public.interviews (user_id, willo_interview_key, title, description, department, interview_link, shift)
     select $1, k, 'Cleaner ' || n, 'Offices', $2, 'http://127.0.0.1/i/' || k,
       case when n % 2 = 0 then '${WEEKDAY_MORNINGS}' end
     from (select n, md5($2 || n) as k from generate_series(1, ${interviews}) as n) made`,
    [ownerId, key],
  );
  await sql(
    `insert into public.questions (interview_id, question_text, question_type, question_order, max_characters)
     select willo_interview_key, 'Question ' || n, 'text', n, 500
     from public.interviews cross join generate_series(1, 2) as n where department = $1`,
    [key],
  );
  await sql(
    `create temp table seeded as
     select n, gen_random_uuid() as attempt, gen_random_uuid() as candidate,
       (array[${quoted(FIRST)}])[1 + n % ${FIRST.length}] || ' ' || (array[${quoted(LAST)}])[1 + n % ${LAST.length}] as name,
       'person' || n || '@people' || n % 7 || '.example' as email,
       case when n % 20 > 0 then ((n * 7919) % 91 + 10) / 10.0 end::numeric(3, 1) as rating,
       ids[1 + n % ${interviews}] as interview
     from generate_series(1, ${attempts}) as n,
       (select array_agg(id order by sequence) as ids from public.interviews where department = $1) made`,
    [key],
  );
  await sql(
    `insert into public.candidates (id, department_key, email, name) select candidate, $1, email, name from seeded`,
    [key],
  );
  await sql(
    `insert into public.interview_attempts (id, interview_id, candidate_id, department_key, candidate_name, status,
       qualified, shown_rating, evaluation_state, submitted_at, unlocked_at, submission, opening, read_by, said, facts,
       screening, availability, contact)
     select attempt, interview, candidate, $1, name,
       case when n % 50 = 0 then 'Hired'::public.attempt_status when n % 3 = 0 then 'Rejected' else 'Pending' end, rating >= 7, rating, 'done',
       now() - interval '1 minute' * (${attempts} - n), now(), nextval('public.attempt_submissions'), n,
       case when n % 9 > 0 then (select array[created_by_user_id] from public.company_profiles where willo_company_key = $1) else '{}' end,
       case when rating is not null then jsonb_build_object('quote', (array[${quoted(WORDS)}])[1 + n % ${WORDS.length}]) end,
       case when rating is null then '[]'::jsonb else '${JSON.stringify(FACTS).replaceAll("'", "''")}' end,
       case when n % 4 = 0 then 'passed'::public.screening_state else 'none' end,
       case when n % 5 > 0 then right('000000000000000000000000000' || (n::bigint * 7919)::bit(28)::text, 28) end,
       (array['no_answer', 'interested', 'own:call again'])[n % 9 + 1]
     from seeded order by n`,
    [key],
  );
  await sql(
    `insert into public.attempt_words (interview_attempt_id, words)
     select attempt, array_to_tsvector(array(
       select distinct $1 || ' ' || word from unnest(public.search_words(name || ' ' || email)) as word
     )) from seeded`,
    [key],
  );
  await sql(
    `insert into public.responses (interview_attempt_id, question_id, answer_type, responses_text, answered_at)
     select s.attempt, q.id, 'text', (array[${quoted(WORDS)}])[1 + (s.n + q.question_order) % ${WORDS.length}], now()
     from seeded s join public.interviews i on i.id = s.interview
     join public.questions q on q.interview_id = i.willo_interview_key`,
  );
  await sql(
    `insert into public.evaluation_results (interview_attempt_id, version, job_id, outcome, general_score,
       reliability_score, evidence, scorer, rubric_version, input_hash)
     select attempt, 1, gen_random_uuid(), 'scored', rating, rating,
       '[{"metric": "reliability", "quote": "So."}]', 'rubric', '1', '0'
     from seeded where rating is not null`,
  );
  await sql("drop table seeded");
  await sql("set session_replication_role = origin");
  await sql("analyze");
  return key;
}

/** Somebody who works in a seeded company too; a viewer sees two of its interviews. */
export async function addMember(
  sql: Sql,
  key: string,
  { role, userId }: { role: "manager" | "viewer"; userId: string },
): Promise<void> {
  await sql(
    `insert into public.company_members (company_id, user_id, role, added_by, interviews)
     select c.id, $2, $3::public.seat_role, c.created_by_user_id, case when $3::public.seat_role = 'viewer' then array(
       select id from public.interviews where department = $1 order by sequence limit 2
     ) end
     from public.company_profiles c where c.willo_company_key = $1`,
    [key, userId, role],
  );
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
}
