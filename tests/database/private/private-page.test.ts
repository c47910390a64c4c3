import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  type AttemptToEvaluate,
  readAttemptToEvaluate,
  recordEvaluation,
} from "#lib/data/evaluation/evaluations";
import {
  correctTranscript,
  isRecordingOf,
  readCopy,
  readPrivatePage,
} from "#lib/data/private/private-page";
import { findResult } from "#lib/data/results/result-detail";
import { conclude } from "#lib/domain/evaluation/conclude";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { recordOf } from "#lib/domain/evaluation/record";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";
import { addTextRows } from "../support/text-rows.ts";

describe("A candidate's private page", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let responseId = "";

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    const [row] = await db.sql(
      "update public.responses set responses_text = 'I like odor.', transcript_state = 'done', transcript_segments = '[{\"start\":0,\"end\":2,\"charStart\":0,\"charEnd\":12}]' where interview_attempt_id = $1 and answer_type = 'video' returning id::text",
      [company.attempt.id],
    );
    responseId = String(row?.id);
  });
  afterAll(() => db.close());

  const correct = (text: string, response = responseId) =>
    correctTranscript(db.service(), {
      attemptId: company.attempt.id,
      responseId: response,
      text,
    });

  /** Writes a version of an evaluation that read these answers. */
  async function recorded(read: AttemptToEvaluate | null) {
    const record = recordOf(
      conclude(
        { language: "en", names: [], asked: [], notAsked: [], answers: [] },
        [],
        [],
        () => true,
      ),
      {
        scorer: { kind: "model", name: "M", model: "m", runs: 1 },
        promptHash: null,
        inputHash: "0",
        runIds: [],
        durationMs: 0,
        inputTokens: 0,
        outputTokens: 0,
      },
      read?.answers ?? [],
    );
    await recordEvaluation(db.service(), randomUUID(), company.attempt.id, record);
  }

  it("shows what arrived and what was understood, and nothing that the employer decides", async () => {
    const page = await readPrivatePage(db.service(), company.attempt.id);
    expect(page).toMatchObject({ company: "Bright Cleaning", job: "Cleaner", aiDone: true });
    expect(page?.answers.map(({ kind, text, pieces }) => [kind, text, pieces])).toEqual([
      ["recorded", null, [{ text: "I like odor.", doubted: false }]],
      ["written", "I like order.", []],
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Pending|Hired|Rejected|qualified/);
  });

  it("keeps a correction beside what was heard, evaluates it, and shows the employer both", async () => {
    const before = await readAttemptToEvaluate(db.service(), company.attempt.id);
    expect(before?.answers[0]).toMatchObject({ text: "I like odor.", segments: [{ end: 2 }] });
    expect(await correct("I like older.")).toBe(true);
    await db.sql("delete from public.jobs");
    expect(await correct("I like order.")).toBe(true);
    const page = await readPrivatePage(db.service(), company.attempt.id);
    expect(page?.answers[0]).toMatchObject({
      pieces: [{ text: "I like odor." }],
      correction: "I like order.",
    });
    const read = await readAttemptToEvaluate(db.service(), company.attempt.id);
    expect(read?.answers[0]?.text).toBe("I like order.");
    const queued = await db.sql(
      "select 1 from public.jobs where kind = 'evaluate_attempt' and finished_at is null and payload ->> 'attemptId' = $1 and unique_key like 'evaluate:%:%'",
      [company.attempt.id],
    );
    expect(queued).toHaveLength(1);
    expect(read?.answers[0]?.segments).toEqual([]);
    // Until it is evaluated, the quotes belong to what was heard.
    const [answer] = (await findResult(company.owner.client, company.attempt.id))?.answers ?? [];
    expect(answer).toMatchObject({
      text: "I like odor.",
      otherVersion: { text: "I like order.", by: "candidate" },
    });
  });

  it("shows the words that were read: not what was corrected while they were being read", async () => {
    const read = await readAttemptToEvaluate(db.service(), company.attempt.id);
    expect(await correct("I like orders.")).toBe(true);
    await recorded(read);
    const shown = async () =>
      (await findResult(company.owner.client, company.attempt.id))?.answers[0];
    expect(await shown()).toMatchObject({
      text: "I like order.",
      segments: [],
      otherVersion: { text: "I like orders.", by: "candidate" },
    });
    await recorded(await readAttemptToEvaluate(db.service(), company.attempt.id));
    expect(await shown()).toMatchObject({
      text: "I like orders.",
      otherVersion: { text: "I like odor.", by: "computer" },
    });
  });

  it("corrects no typed answer, nobody else's, and none without end", async () => {
    const [typed] = await db.sql(
      "select id::text from public.responses where interview_attempt_id = $1 and answer_type = 'text'",
      [company.attempt.id],
    );
    await expect(correct("x", String(typed?.id))).rejects.toMatchObject({ code: "not_found" });
    const other = await signUpHiringCompany(db, "Other Crew");
    const foreign = await db.sql(
      "select id::text from public.responses where interview_attempt_id = $1 and answer_type = 'video'",
      [other.attempt.id],
    );
    await expect(correct("x", String(foreign[0]?.id))).rejects.toMatchObject({ code: "not_found" });
    expect(await isRecordingOf(db.service(), company.attempt.id, other.attempt.mediaId)).toBe(
      false,
    );
    const more: boolean[] = [];
    for (let count = 1; count <= 8; count += 1) more.push(await correct(`Version ${count}`));
    expect(more).toEqual([...Array(7).fill(true), false]);
  });

  it("gives a copy of everything but the employer's own decisions", async () => {
    await addTextRows(
      (what, values = []) => db.sql(`insert into public.${what}`, values),
      company.departmentKey,
      company.interview.id,
      company.attempt.id,
    );
    const copy = JSON.stringify(await readCopy(db.service(), company.attempt.id));
    for (const part of [
      "Ana Flores",
      "I like odor.",
      "Version 7",
      "notice_version",
      "+15125550100",
      "Hi Ana",
      "Ana here",
    ])
      expect(copy).toContain(part);
    expect(copy).not.toMatch(/"status"|"qualified"/);
  });

  it("gives what a scorer said of them", async () => {
    const kept = await readCopy(db.service(), company.attempt.id);
    const [version] = kept?.evaluation_results ?? [];
    for (const metric of METRICS) expect(version).toHaveProperty(`${metric}_justification`);
    for (const said of ["statements", "notes", "evidence", "outcome_reason"])
      expect(version).toHaveProperty(said);
  });
});
