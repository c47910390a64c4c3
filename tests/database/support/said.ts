import { readAdverseImpact } from "#lib/data/fairness/adverse-impact";
import type { Race, Sex } from "#lib/domain/fairness/self-identification";
import type { Client, TestDatabase } from "./database.ts";
import type { HiringCompany } from "./people.ts";

export type Said = { sex: Sex | null; race: Race | null };

/** A number of submitted and scored attempts of people who say the same of themselves, or nothing; their ids. */
export async function people(
  db: TestDatabase,
  company: HiringCompany,
  count: number,
  who: Said,
  score: number,
): Promise<string[]> {
  const made = await db.sql(
    `with people as (
       insert into public.candidates (department_key, email, name)
       select $1, gen_random_uuid() || '@example.com', 'Ana' from generate_series(1, $4::integer) returning id
     ), attempts as (
       insert into public.interview_attempts
         (interview_id, candidate_id, department_key, candidate_name, submitted_at, unlocked_at, qualified)
       select $2::uuid, id, $1, 'Ana', now(), now(), $3::numeric >= 7 from people returning id
     ), scored as (
       insert into public.evaluation_results (interview_attempt_id, version, job_id, outcome, general_score,
         reliability_score, evidence, scorer, rubric_version, input_hash)
       select id, 1, gen_random_uuid(), 'scored', $3::numeric, $3::numeric,
         '[{"metric": "reliability", "quote": "So."}]', 'rubric', '1', '0' from attempts
     ) select id::text from attempts`,
    [company.departmentKey, company.interview.id, String(score), String(count)],
  );
  const ids = made.map(({ id }) => String(id));
  await db.sql(
    "select public.save_self_identification(id::uuid, nullif($2, '')::public.sex, nullif($3, '')::public.race) from unnest(string_to_array($1, ',')) id",
    [ids.join(","), who.sex ?? "", who.race ?? ""],
  );
  return ids;
}

/** The figures as at a first look, whatever was shown before. */
export async function firstLook(db: TestDatabase, owner: Client) {
  await db.sql("delete from public.adverse_impact_bases");
  return await readAdverseImpact(owner);
}

/** Lets a day pass since each of the figures. */
export async function aDayLater(db: TestDatabase): Promise<void> {
  await db.sql("update public.adverse_impact_bases set as_of = as_of - interval '1 day'");
}
