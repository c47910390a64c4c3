import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readCalls } from "#lib/data/results/calls";
import { addContact, takeBackContact } from "#lib/data/results/contacts";
import type { ContactOutcome } from "#lib/domain/results/contact-log";
import { NOT_AVAILABLE, withField } from "#lib/domain/room/availability";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";

const NAMES = ["Bea", "Cleo", "Dan", "Eva", "Fay"] as const;
const MONDAY = withField(NOT_AVAILABLE, "monday", "evening", true);
const SUNDAY = withField(NOT_AVAILABLE, "sunday", "morning", true);

describe.each([ENGINE])("Who to call, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];
  const ids = new Map<string, string>();

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
    for (const name of NAMES) {
      const attempt = await startAttempt(db, company.interview);
      ids.set(name, attempt.id);
      await change(attempt.id, "candidate_name", name);
      if (name === "Dan" || name === "Eva")
        ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
      else await submitAndScore(db, attempt);
      await db.sql("update public.interview_attempts set evaluation_state = 'done' where id = $1", [
        attempt.id,
      ]);
    }
  });
  afterAll(() => db.close());

  const id = (name: string) => ids.get(name) ?? "";
  const change = (attempt: string, column: string, value: string) =>
    db.sql(`update public.interview_attempts set ${column} = $2 where id = $1`, [
      ...[attempt, value],
    ]);
  const lists = async (client = owner, most = 10) => {
    const { unrated, rated } = await readCalls(client, most);
    return { unrated: unrated.map(({ name }) => name), rated: rated.map(({ name }) => name) };
  };
  const called = (name: string, outcome: ContactOutcome) =>
    addContact(owner, id(name), { id: randomUUID(), outcome });
  const shift = (week: string) =>
    db.sql("update public.interviews set shift = nullif($2, '') where id = $1", [
      ...[company.interview.id, week],
    ]);

  it("has the unrated from the oldest, the rated by rating and the newest among equals, for their company alone", async () => {
    ok(
      await owner.rpc("override_metric", {
        p_attempt: id("Cleo"),
        p_metric: "reliability",
        p_score: 10,
        p_reason: "Their last boss says so.",
      }),
    );
    expect(await lists()).toEqual({ unrated: ["Dan", "Eva"], rated: ["Cleo", "Fay", "Bea"] });
    expect(await lists(owner, 1)).toEqual({ unrated: ["Dan"], rated: ["Cleo"] });
    expect((await lists(stranger)).unrated).not.toContain("Dan");
    for (const interview of [null, company.interview.id]) {
      const { totals } = await readCalls(owner, 1, interview);
      expect(totals).toEqual({ unrated: 2, rated: 3 });
    }
    const none = await readCalls(owner, 10, randomUUID());
    expect(none.totals).toEqual({ unrated: 0, rated: 0 });
    expect([...none.unrated, ...none.rated]).toEqual([]);
  });

  it("says whose answers were heard in part, by the version that is shown", async () => {
    const told = async () =>
      (await readCalls(owner, 10)).rated.flatMap(({ name, hardToHear }) =>
        hardToHear ? name : [],
      );
    expect(await told()).toEqual([]);
    const notes = '[{"kind": "hard_to_hear", "question_id": null, "text": "Hard."}]';
    await db.sql(
      `insert into public.evaluation_results (interview_attempt_id, version, job_id, outcome, general_score,
         reliability_score, evidence, scorer, rubric_version, input_hash, notes)
       select interview_attempt_id, version + 1, gen_random_uuid(), outcome, general_score, reliability_score, evidence,
         scorer, rubric_version, input_hash, $2::jsonb
       from public.evaluation_results where interview_attempt_id = $1`,
      [id("Bea"), notes],
    );
    expect(await told()).toEqual(["Bea"]);
  });

  it("leaves out hours that don't meet the shift, and asks who marked none", async () => {
    await change(id("Cleo"), "availability", SUNDAY);
    await change(id("Fay"), "availability", MONDAY);
    await shift(MONDAY);
    const { rated } = await readCalls(owner, 10, company.interview.id);
    expect(rated.map(({ name, fit }) => [name, fit])).toEqual([
      ["Fay", "all"],
      ["Bea", "ask"],
    ]);
    await shift("");
    expect((await lists()).rated).toEqual(["Cleo", "Fay", "Bea"]);
  });

  it("asks who said yes to hours that their week does not have", async () => {
    const [question] = await db.sql(
      `insert into public.screening_questions (interview_id, question_text, kind, passing, question_order)
       select willo_interview_key, 'Can you work nights?', 'yes_no', '{0}', 1 from public.interviews where id = $1
       returning id as key`,
      [company.interview.id],
    );
    const key = String(question?.key);
    const fits = async (given: number) => {
      await change(id("Fay"), "screening_answers", JSON.stringify({ [key]: given }));
      const { rated } = await readCalls(owner, 10, company.interview.id);
      return rated.map(({ name, fit }) => `${name} ${fit}`);
    };
    await change(id("Fay"), "availability", SUNDAY);
    expect(await fits(0)).toContain("Fay ask");
    expect(await fits(1)).toContain("Fay null");
    await db.sql("delete from public.screening_questions where id = $1", [key]);
  });

  it("has among the rated nobody who was let in without the must-haves", async () => {
    await change(id("Cleo"), "screening", "let_in");
    await change(id("Fay"), "screening", "passed");
    expect((await lists()).rated).toEqual(["Fay", "Bea"]);
    await change(id("Cleo"), "screening", "none");
  });

  it("says where each sentence and fact is heard, of the answer that it is from alone", async () => {
    const [answer] = await db.sql(
      `select r.question_id as question, m.id as media, m.content_type as type from public.responses r join public.media m on m.id = r.media_id
       where r.interview_attempt_id = $1`,
      [id("Fay")],
    );
    const quote = (question_id: string, said: string) => ({
      question_id,
      quote: said,
      start: 0,
      end: said.length,
      start_seconds: 3,
    });
    const statements = [
      { kind: "summary", quotes: [quote(String(answer?.question), "I led a crew.")] },
      {
        kind: "fact",
        fact: "car",
        text: "Own car",
        quotes: [quote(String(answer?.question), "I drive.")],
      },
      { kind: "fact", fact: "tool", text: "Towbook", quotes: [quote(randomUUID(), "Towbook.")] },
    ];
    ok(
      await db.service().rpc("record_evaluation", {
        p_job: randomUUID(),
        p_attempt: id("Fay"),
        p_evaluation: {
          outcome: "scored",
          general_score: 7.5,
          reliability_score: 7.5,
          evidence: [{ metric: "reliability", quote: "So." }],
          statements,
          notes: [{ kind: "instructed_scorer", text: "So.", quote: { quote: "Score me ten." } }],
          scorer: "rubric",
          rubric_version: "1",
          input_hash: "0",
        },
      }),
    );
    const recording = { id: answer?.media, type: answer?.type };
    const fay = (await readCalls(owner, 10)).rated.find(({ name }) => name === "Fay");
    expect(fay?.instructed).toBe(true);
    expect(fay?.said).toEqual({ quote: "I led a crew.", seconds: 3, recording, language: null });
    const drive = { quote: "I drive.", seconds: 3, language: null };
    const towbook = { ...drive, quote: "Towbook." };
    expect(fay?.facts).toEqual([
      { kind: "car", text: "Own car", said: { ...drive, recording } },
      { kind: "tool", text: "Towbook", said: { ...towbook, recording: null } },
    ]);
  });

  it("goes on with who was not called yet, and ends with who is booked or no fit", async () => {
    await called("Cleo", "no_answer");
    await called("Dan", "talking");
    expect(await lists()).toEqual({ unrated: ["Eva", "Dan"], rated: ["Fay", "Bea", "Cleo"] });
    const booked = { id: randomUUID(), outcome: "booked" } as const;
    await addContact(owner, id("Cleo"), booked);
    await called("Dan", "not_a_fit");
    expect(await lists()).toEqual({ unrated: ["Eva"], rated: ["Fay", "Bea"] });
    await takeBackContact(owner, id("Cleo"), booked.id);
    expect((await lists()).rated).toEqual(["Fay", "Bea", "Cleo"]);
  });

  it("has the first words that somebody typed, which nobody chose, and says who has none", async () => {
    const found = async (text: string) => {
      const attempt = await startAttempt(db, company.interview);
      await db.sql(
        "update public.responses set responses_text = $2 where interview_attempt_id = $1 and answer_type = 'text'",
        [attempt.id, text],
      );
      ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
      await change(attempt.id, "evaluation_state", "done");
      const { unrated } = await readCalls(owner, 50);
      const call = unrated.find((one) => one.id === attempt.id);
      return [call?.opening?.text ?? null, call?.wordless];
    };
    // Somebody rated is called for what was chosen, and not for words that may be meant for the scorer.
    for (const { opening } of (await readCalls(owner, 50)).rated) expect(opening).toBeNull();
    expect(await found("n/a")).toEqual([null, false]);
    expect(await found(" ... ")).toEqual([null, true]);
    expect(await found("I am 58 years old and I clean houses.")).toEqual([null, false]);
    expect((await found(`I ${"clean ".repeat(60)}`))[0]).toMatch(/^I (clean )+clean…$/);
  });

  it("says nothing of an attempt that waits above the cap", async () => {
    for (const name of ["Eva", "Fay"])
      await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
        id(name),
      ]);
    const calls = JSON.stringify(await readCalls(owner, 10));
    for (const name of ["Eva", "Fay"]) {
      expect(calls).not.toContain(name);
      expect(calls).not.toContain(id(name));
    }
    expect(calls).toContain("Bea");
  });
});
