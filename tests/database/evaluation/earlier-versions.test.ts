import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { perMetric } from "#lib/domain/evaluation/metrics";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { surfacesOf } from "../support/surfaces.ts";

const HIDDEN = "My husband and I cleaned the offices together";
const SHOWN = "I locked each floor before the team left";
const TOLD = "Is a single mother of two";
/** A model's own words, in the place of a reason from our list. */
const REASON = "Rambled about a pizza oven";

const quote = (text: string) => ({ question_id: "q", quote: text, start: 0, end: text.length });
const statement = (kind: string, text: string | null, said: string) => ({
  kind,
  metric: null,
  fact: kind === "fact" ? "work" : null,
  text,
  source: null,
  quotes: [quote(said)],
});
/** A version as it was written before these words stood on a list, and so with nothing to tell that they are hidden. */
const VERSION = {
  outcome: "scored",
  general_score: 7,
  ...Object.fromEntries(Object.keys(perMetric(() => 7)).map((metric) => [`${metric}_score`, 7])),
  reliability_justification: TOLD,
  general_summary: `“${HIDDEN}” ${TOLD}`,
  general_strengths: `“${HIDDEN}”`,
  general_weaknesses: TOLD,
  evidence: Object.keys(perMetric(() => 7)).flatMap((metric) =>
    (metric === "reliability" ? [HIDDEN] : [HIDDEN, SHOWN]).map((said) => ({
      metric,
      ...quote(said),
    })),
  ),
  statements: [
    statement("summary", null, HIDDEN),
    statement("fact", "cleaned with a husband", SHOWN),
    statement("fact", "offices", HIDDEN),
    statement("fact", "locked each floor", SHOWN),
    statement("to_check", TOLD, SHOWN),
    statement("strength", null, HIDDEN),
    statement("concern", TOLD, SHOWN),
    {
      ...statement("to_check", REASON, SHOWN),
      quotes: [],
      source: { kind: "not_rated", question_id: "q" },
    },
  ],
  notes: [
    { kind: "not_assessed", question_id: "q", text: TOLD },
    { kind: "not_assessed", question_id: "r", text: REASON },
    { kind: "instructed_scorer", question_id: "q", text: "It was noticed.", quote: quote(HIDDEN) },
  ],
  scorer: "rubric",
  rubric_version: "1",
  input_hash: "0",
};

describe("A version from before a word was on the lists", () => {
  let db: TestDatabase;
  let company: HiringCompany;

  beforeAll(async () => {
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.profiles set subscription = 'SCALE'");
    const { client } = company.owner;
    const { id } = company.attempt;
    ok(await client.from("interview_attempts").update({ status: "Pending" }).eq("id", id).select());
    for (const at of [1, 2])
      ok(
        await db.service().rpc("record_evaluation", {
          p_job: randomUUID(),
          p_attempt: company.attempt.id,
          p_evaluation: { ...VERSION, input_hash: `${at}` },
        }),
      );
  });
  afterAll(() => db.close());

  it("is stored as it was, and shows them nowhere", async () => {
    const [stored] = await db.sql(
      "select statements::text as text from public.evaluation_results order by version desc",
    );
    expect(stored?.text).toContain(HIDDEN);
    const { attempt, interview } = company;
    const shown = await surfacesOf(db, company, {
      attemptId: attempt.id,
      interviewId: interview.id,
    });
    for (const [where, text] of Object.entries(shown)) {
      const kept = [HIDDEN, TOLD, "husband", "single mother", REASON].filter((part) =>
        text.includes(part),
      );
      expect([where, kept]).toEqual([where, []]);
    }
    for (const where of ["page", "list", "call sheet", "comparison", "PDF", "ATS", "export"])
      expect([where, /locked each floor/.test(shown[where] ?? "")]).toEqual([where, true]);
    expect(shown["earlier versions"]).toContain("No quote shown here");
  });
});
