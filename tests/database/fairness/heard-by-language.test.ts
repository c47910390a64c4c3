import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readAdverseImpact } from "#lib/data/fairness/adverse-impact";
import { HEARD_PEOPLE } from "#lib/domain/fairness/heard-words";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpCompany, signUpHiringCompany } from "../support/people.ts";

describe("Who read and who corrected what was heard, by language", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  /** So many people who were heard in a language, of whom the first have opened and corrected it. */
  async function people(language: string, count: number, opened: number, corrected: number) {
    await db.sql(
      `with people as (
         insert into public.candidates (department_key, email, name)
         select $1, gen_random_uuid() || '@example.com', 'Ana' from generate_series(1, $4::integer) returning id
       ), attempts as (
         insert into public.interview_attempts
           (interview_id, candidate_id, department_key, candidate_name, language)
         select $2::uuid, id, $1, 'Ana', $3::public.language_code from people returning id
       ), numbered as (select id, row_number() over () as place from attempts),
       answers as (
         insert into public.responses (interview_attempt_id, question_id, answer_type, responses_text, transcript_state)
         select id, $7::uuid, 'video', 'I like order.', 'done' from attempts returning id, interview_attempt_id
       ), looked as (
         insert into public.words_opened (interview_attempt_id) select id from numbered where place <= $5::integer
       )
       insert into public.corrections (interview_attempt_id, response_id, corrected_text)
         select n.id, a.id, 'I like it.' from numbered n join answers a on a.interview_attempt_id = n.id
         where n.place <= $6::integer`,
      [
        company.departmentKey,
        company.interview.id,
        language,
        String(count),
        String(opened),
        String(corrected),
        company.interview.questionIds[0] ?? "",
      ],
    );
    await db.sql(
      "update public.interview_attempts set submitted_at = clock_timestamp(), unlocked_at = now() where submitted_at is null",
    );
  }
  const heard = async () =>
    (await readAdverseImpact(company.owner.client)).heard.map(
      ({ language, people, opened, corrected }) => [language, people, opened, corrected],
    );

  it("are shown from twenty people on, and no share that would tell of a few", async () => {
    await people("es", HEARD_PEOPLE - 1, 10, 10);
    expect(await heard()).toEqual([]);
    await people("es", 1, 1, 0);
    await people("de", HEARD_PEOPLE, 5, 2);
    expect(await heard()).toEqual([
      ["de", HEARD_PEOPLE, 5, null],
      ["es", HEARD_PEOPLE, 11, 10],
    ]);
  });

  it("stand still until as many more have submitted", async () => {
    await people("es", HEARD_PEOPLE - 1, 0, 0);
    await db.sql(
      `insert into public.words_opened (interview_attempt_id)
       select id from public.interview_attempts where language = 'es' on conflict do nothing`,
    );
    expect(await heard()).toContainEqual(["es", HEARD_PEOPLE, 11, 10]);
    await people("es", 1, 0, 0);
    // All but one have opened it now, which would tell of that one.
    expect(await heard()).toContainEqual(["es", 2 * HEARD_PEOPLE, null, 10]);
  });

  it("are a company's own, and are read by nobody else", async () => {
    const stranger = await signUpCompany(db, "Other Cleaning");
    expect((await readAdverseImpact(stranger.owner.client)).heard).toEqual([]);
    for (const client of [db.anon(), company.owner.client, db.service()]) {
      expect((await client.from("heard_figures").select("*")).error?.code).toBe("42501");
    }
  });
});
