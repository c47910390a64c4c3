import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { searchAnswers } from "#lib/data/results/answer-search";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  type Company,
  createInterview,
  signUpCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";

/** Words of an answer in each language that has a dictionary, and another form of one of them. */
const FORMS = [
  ["en", "I was cleaning offices for two years.", "cleaned office"],
  ["es", "Yo limpiaba las oficinas del hotel.", "limpiar oficina"],
  ["fr", "Je nettoyais les chambres chaque matin.", "nettoyer chambre"],
  ["de", "Ich habe viele Wohnungen geputzt.", "wohnung"],
  ["pt", "Eu limpava as casas todos os dias.", "casa"],
  ["ru", "Я убирала квартиры и офисы.", "квартира"],
  ["ar", "كنت أنظف المكاتب كل يوم", "المكاتب"],
  ["hi", "मैं हर दिन घरों की सफाई करती थी", "सफाई"],
  ["zh", "我在酒店打扫房间三年了", "打扫"],
  ["ja", "私は三年間ホテルで掃除の仕事をしました", "掃除"],
] as const;

describe.each(ENGINES)("On %s, a search across the answers of a company", (engine) => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    await db.sql("update public.plan_caps set cap = 1000");
  });
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  /** A submitted attempt, whose recording was heard so. */
  async function heard(text: string, language = "en", owner = company) {
    const attempt = await startAttempt(db, await createInterview(db, owner));
    await submitAndScore(db, attempt);
    await db.sql(
      "update public.responses set responses_text = $2, transcript_language = $3, transcript_state = 'done' where interview_attempt_id = $1 and answer_type = 'video'",
      [attempt.id, text, language],
    );
    return attempt.id;
  }

  const found = async (words: string, { owner } = company) =>
    (await searchAnswers(owner.client, words)).answers.map(({ attemptId }) => attemptId);

  it.each(FORMS)("finds words of %s", async (language, text, words) => {
    const id = await heard(text, language);
    const { answers } = await searchAnswers(company.owner.client, words);
    expect(answers.map(({ attemptId }) => attemptId)).toEqual([id]);
    expect(answers[0]?.excerpt.some((part) => part.found)).toBe(true);
  });

  it("finds what was written, from the submission on, and all words of a search alone", async () => {
    const attempt = await startAttempt(db, await createInterview(db, company));
    expect(await found("order")).toEqual([]);
    await submitAndScore(db, attempt);
    expect(await found("order")).toEqual([attempt.id]);
    expect(await found("order bleach")).toEqual([]);
    expect(await found("'; & | ! ( \\ :* <->")).toEqual([]);
    expect(await found("the")).toEqual([]);
  });

  it("finds the newest words of an answer, and none that is deleted or locked", async () => {
    const id = await heard("We stripped the floor.");
    await db.sql(
      "update public.responses set responses_text = 'We waxed the floor.' where interview_attempt_id = $1 and answer_type = 'video'",
      [id],
    );
    expect(await found("stripped")).toEqual([]);
    expect(await found("waxing")).toEqual([id]);
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [id]);
    expect(await found("waxing")).toEqual([]);
  });

  it("finds words in quotes in their order alone, in scripts without spaces too", async () => {
    const id = await heard("I worked the night shift at a plant.");
    await heard("On some nights we had to shift the night crew.");
    const chinese = await heard("我在酒店打扫房间三年了", "zh");
    await heard("房间我打了三年，扫酒店", "zh");
    expect(await found('"night shift"')).toEqual([id]);
    expect(await found('plant "the night"')).toEqual([id]);
    expect(await found('"shift night"')).toEqual([]);
    expect(await found('"打扫房间"')).toEqual([chinese]);
  });

  it("finds what a candidate corrected, and what was heard, but no correction before the last", async () => {
    const id = await heard("I drove a fork lift.");
    const correct = async (text: string) =>
      db.sql(
        "insert into public.corrections (interview_attempt_id, response_id, corrected_text) select interview_attempt_id, id, $2 from public.responses where interview_attempt_id = $1 and answer_type = 'video'",
        [id, text],
      );
    await correct("I drove a folklift.");
    await correct("I drove a forklift.");
    expect(await found("forklifts")).toEqual([id]);
    expect(await found('"fork lift"')).toEqual([id]);
    expect(await found('"a forklift"')).toEqual([id]);
    expect(await found("folklift")).toEqual([]);
    const { answers } = await searchAnswers(company.owner.client, "forklift");
    expect(answers[0]).toMatchObject({ corrected: true });
  });

  it("is among the answers that the reader may read, however many others have the words", async () => {
    const [theirs, hidden] = [
      await heard("We stripped the floor."),
      await heard("We stripped the floor."),
    ];
    const [row] = await db.sql("select interview_id from public.interview_attempts where id = $1", [
      theirs,
    ]);
    const interviews = [String(row?.interview_id)];
    const viewer = await join(db, company, { role: "viewer", interviews });
    await db.sql(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      create temporary table many as select gen_random_uuid() as id from generate_series(1, 2000);
      insert into public.responses (id, interview_attempt_id, question_id, answer_type)
        select id, '${hidden}', gen_random_uuid(), 'text' from many;
      create temporary table said as select i.* from public.answer_index i
        join public.responses r on r.id = i.response_id where r.interview_attempt_id = '${theirs}';
      delete from public.answer_index where response_id in (select response_id from said);
      insert into public.answer_index (response_id, words) select many.id, own.words
        from many, (select words from said where words::text like '%strip%' limit 1) own;
      insert into public.answer_index select * from said;
      drop table many, said;
    end $$`);
    expect(await found("stripped", { ...company, owner: viewer })).toEqual([theirs]);
  });

  it("is nobody else's", async () => {
    await heard("We stripped the floor.");
    const stranger = await signUpCompany(db, "Other Crew");
    expect(await found("stripped", stranger)).toEqual([]);
    const { error } = await company.owner.client.from("answer_index").select("*");
    expect(error?.code).toBe("42501");
  });
});
