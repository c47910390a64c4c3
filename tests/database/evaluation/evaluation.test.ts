import { randomUUID } from "node:crypto";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { z } from "zod";
import { queueEvaluation } from "#lib/data/evaluation/evaluations";
import { startStandIns } from "#local/stand-ins";
import { freePort } from "#tests/support/free-port";
import { KEYS } from "#tests/unit/local/support/keys";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { beginning, createInterview, ok, signUpCompany } from "../support/people.ts";

/** A request to the model, without tools. */
const request = z.object({
  model: z.string(),
  temperature: z.number(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  tools: z.undefined().optional(),
});
const CLIP = join(import.meta.dirname, "../../../local/demo/media/denise-whitaker.webm");
const settings = {
  MEDIA_DIR: join(tmpdir(), `rolecall-media-${randomUUID()}`),
  STT_API_KEY: "local",
  STT_MODEL: "whisper-1",
  LLM_RUNS: 3,
  LLM_INPUT_PRICE: 3,
  LLM_OUTPUT_PRICE: 15,
  STT_MINUTE_PRICE: 0.006,
  SPEND_CAP_INTERVIEW: 100,
  SPEND_CAP_COMPANY: 300,
} as Record<string, string | number | undefined>;
jest.unstable_mockModule("#lib/env/server", () => ({
  serverEnv: () => settings,
  mediaPlace: () => ({ folder: settings.MEDIA_DIR }),
}));

const { jobRunner } = await import("#lib/jobs/runner");
const { JOB_HANDLERS } = await import("#lib/jobs/table");
const { toEvaluation, toVersion } = await import("#lib/data/results/result-evaluation");
const { ranBy, scoredBy } = await import("#lib/domain/results/provenance");
const { evaluateAttempt } = await import("#lib/workflows/evaluation/evaluate-attempt");

let db: TestDatabase;
let service: ReturnType<TestDatabase["service"]>;
let standIns: { close(): Promise<void> };
let origin = "";

beforeAll(async () => {
  db = await startTestDatabase();
  service = db.service();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  standIns = await startStandIns(port, {
    origin,
    appUrl: origin,
    dataDir: join(tmpdir(), `rolecall-stand-ins-${randomUUID()}`),
    keys: KEYS,
  });
});
afterAll(async () => {
  await standIns.close();
  await db.close();
});

const WRITTEN =
  "I cleaned offices for 3 years, so I planned each floor with a checklist because the team left at 6 am.";

/** Ana records Denise's clip for the first question and writes the second, then submits. */
async function submitted(aiAllowed = true, written = WRITTEN) {
  const company = await signUpCompany(db, "Sparkle");
  const interview = await createInterview(db, company);
  const [video = "", text = ""] = interview.questionIds;
  const id = ok(
    await service.rpc("start_attempt", { ...beginning(interview.key), p_ai_allowed: aiAllowed }),
  );
  const mediaId = randomUUID();
  const objectKey = `${id}/${mediaId}.webm`;
  const file = join(String(settings.MEDIA_DIR), "recordings", objectKey);
  await mkdir(dirname(file), { recursive: true });
  await cp(CLIP, file);
  ok(
    await service
      .from("media")
      .insert({
        id: mediaId,
        interview_attempt_id: id,
        question_id: video,
        content_type: "video/webm",
        object_key: objectKey,
        state: "uploaded",
      })
      .select("id"),
  );
  const ofAttempt = { interview_attempt_id: id };
  ok(
    await service
      .from("responses")
      .insert([
        { ...ofAttempt, question_id: video, answer_type: "video", media_id: mediaId },
        { ...ofAttempt, question_id: text, answer_type: "text", responses_text: written },
      ])
      .select("id"),
  );
  ok(await service.rpc("submit_attempt", { p_attempt: id }));
  return { id, mediaId };
}

async function attemptOf(id: string) {
  return ok(
    await service
      .from("interview_attempts")
      .select(
        "evaluation_state, evaluation_retry_at, shown_rating, qualified, adjusted_borderline, evaluation_results(*), responses(*), media(*)",
      )
      .eq("id", id)
      .single(),
  );
}

const run = async () => {
  await db.sql("delete from public.jobs where kind like 'send_%'");
  return jobRunner(() => ({ service, work: JOB_HANDLERS, leaseSeconds: 60, budgetMs: 30_000 }))();
};

describe("A submitted attempt", () => {
  it("is made playable, transcribed with its times and scored, each once", async () => {
    Object.assign(settings, { STT_BASE_URL: `${origin}/stt/v1`, LLM_BASE_URL: undefined });
    const { id } = await submitted();
    expect((await run()).map(({ outcome }) => outcome)).toEqual(["done", "done", "done"]);
    const attempt = await attemptOf(id);
    expect(attempt).toMatchObject({
      evaluation_state: "done",
      media: [{ state: "ready", has_video: true }],
    });
    expect(attempt.media[0]?.duration_seconds).toBeGreaterThan(20);
    const heard = attempt.responses.find(({ answer_type }) => answer_type === "video");
    expect(heard).toMatchObject({ transcript_state: "done", transcript_language: "en" });
    const [result] = attempt.evaluation_results;
    expect(result).toMatchObject({ version: 1, scorer: "rubric", outcome: "scored" });
    expect(JSON.stringify(result?.evidence)).toMatch(/"start_seconds":\s?\d/);
    const evidence = [result?.evidence].flat().map(Object);
    const shown = evidence.filter((quote) => quote.shown);
    expect(shown).not.toEqual([]);
    for (const { response_id, start, end, quote: said } of shown) {
      const stored = attempt.responses.find((response) => response.id === response_id);
      expect(stored?.responses_text?.slice(start, end)).toBe(said);
    }
    expect(await run()).toEqual([]);
  });

  it("gets a new version when it is evaluated again, and the same job never writes twice", async () => {
    const { id } = await submitted();
    await run();
    const jobId = randomUUID();
    await evaluateAttempt(service, { jobId, attemptId: id });
    await evaluateAttempt(service, { jobId, attemptId: id });
    const versions = (await attemptOf(id)).evaluation_results.map(({ version }) => version);
    expect(versions.sort()).toEqual([1, 2]);
  });

  it("is neither transcribed nor scored where the candidate asked for people only", async () => {
    const { id } = await submitted(false);
    await run();
    await evaluateAttempt(service, { jobId: randomUUID(), attemptId: id });
    const attempt = await attemptOf(id);
    expect(attempt.evaluation_state).toBe("declined");
    expect(attempt.evaluation_results).toEqual([]);
    expect(attempt.responses.map(({ transcript_state }) => transcript_state)).toEqual([
      "none",
      "none",
    ]);
    expect(attempt.media[0]?.state).toBe("ready");
  });

  it("keeps its video to watch where no speech-to-text service is connected", async () => {
    settings.STT_BASE_URL = undefined;
    const { id } = await submitted();
    await run();
    const attempt = await attemptOf(id);
    expect(JSON.stringify(attempt.evaluation_results[0]?.notes)).toContain(
      "no speech-to-text service is connected",
    );
    expect(JSON.stringify(attempt.evaluation_results[0]?.evidence)).not.toMatch(
      /"start_seconds":\s?\d/,
    );
    settings.STT_BASE_URL = `${origin}/stt/v1`;
  });

  it("names no scorer, model or prompt where none was asked: nothing was left to read", async () => {
    Object.assign(settings, { LLM_BASE_URL: `${origin}/llm/v1`, LLM_MODEL: "honest" });
    Object.assign(settings, { STT_BASE_URL: undefined });
    const { id } = await submitted(true, "No idea.");
    await run();
    const attempt = await attemptOf(id);
    const [stored] = attempt.evaluation_results;
    const none = { outcome: "not_enough_evidence", run_ids: [], model: null, prompt_hash: null };
    expect(stored).toMatchObject(none);
    const shown = stored && toEvaluation(stored, 1, "UTC", attempt, []);
    expect(shown && scoredBy(shown)).toBe("Nothing was scored");
    expect(stored && ranBy(toVersion(stored, "UTC", true))).toBe("Nothing was scored");
    Object.assign(settings, { STT_BASE_URL: `${origin}/stt/v1`, LLM_BASE_URL: undefined });
  });

  it("keeps a number whose only words are protected, and shows where they are", async () => {
    settings.STT_BASE_URL = undefined;
    const said = "My pastor and I cleaned 12 offices every night and told the manager about it.";
    const { id } = await submitted(true, said);
    await run();
    const attempt = await attemptOf(id);
    const [stored] = attempt.evaluation_results;
    expect(JSON.stringify(stored)).toMatch(/^(?!.*pastor).*"\[not shown\]"/s);
    const shown = JSON.stringify(stored && toEvaluation(stored, 1, "UTC", attempt, []));
    expect(shown).not.toContain("pastor");
    expect(shown).toContain("No quote shown here: the score rests on the answer to question 2.");
    settings.STT_BASE_URL = `${origin}/stt/v1`;
  });

  it("is scored by the model three times, and names the one that answered", async () => {
    Object.assign(settings, { LLM_BASE_URL: `${origin}/llm/v1`, LLM_MODEL: "fenced" });
    const { id } = await submitted();
    await run();
    const { evaluation_results } = await attemptOf(id);
    expect(evaluation_results[0]).toMatchObject({
      scorer: "model",
      model: "fenced",
      answered_by: "fenced-2026-11-01",
      runs: 3,
      outcome: "scored",
      // Three runs and the check of the statements.
      input_tokens: 4800,
      statements_checked: true,
    });
    expect(evaluation_results[0]?.prompt_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("keeps its score where a model invents every quote: that one has failed, and is tried again", async () => {
    settings.LLM_MODEL = "honest";
    const { id } = await submitted();
    await run();
    settings.LLM_MODEL = "invents-quotes";
    await queueEvaluation(service, id);
    expect(await run()).toMatchObject([
      { outcome: "retry", error: expect.stringContaining("invented quotes") },
    ]);
    const { evaluation_results, qualified } = await attemptOf(id);
    expect(evaluation_results).toMatchObject([{ version: 1, outcome: "scored" }]);
    expect(qualified).not.toBeNull();
    await db.sql("delete from public.jobs where payload ->> 'attemptId' = $1", [id]);
    settings.LLM_MODEL = "honest";
  });

  it("sends masked words in a fence of each run's own, and keeps the stored ones byte for byte", async () => {
    settings.LLM_MODEL = "honest";
    const said =
      "I fixed\u202e 20 furnaces because the boards failed. I am A\u200bna Flores, a-n-a. Call 813-555-0142.";
    const { id } = await submitted(true, said);
    await db.sql(
      "update public.questions q set question_text = 'Ana, what did you fix?' from public.responses r where r.question_id = q.id and r.interview_attempt_id = $1::uuid and q.question_type = 'text'",
      [id],
    );
    await run();
    const asked = await (await fetch(`${origin}/llm/requests`)).json();
    const [check, ...sent] = z.array(request).parse(asked).slice(-4).toReversed();
    expect(check?.messages[1]?.content).toContain('"statement"');
    expect(JSON.stringify(check)).not.toMatch(/\bana\b|flores|a-n-a|555-0142/i);
    const fences = sent.map(({ messages }) => messages[1]?.content.split("\n")[0]);
    expect(new Set(fences).size).toBe(3);
    for (const { messages, ...rest } of sent) {
      expect(rest).toEqual({ model: "honest", temperature: 0 });
      const content = messages[1]?.content ?? "";
      expect(content).toContain("20 furnaces because the boards failed");
      expect(content).toContain("[name], what did you fix?");
      expect(content).not.toMatch(/\bana\b|flores|a-n-a|555-0142|[\u200b\u202e]/i);
    }
    const { responses } = await attemptOf(id);
    const stored = responses.find(({ answer_type }) => answer_type === "text");
    expect(stored?.responses_text).toBe(said);
  });

  it("waits and tries again when the model fails, fails visibly in the end, and never gets a number", async () => {
    settings.LLM_MODEL = "wrong-schema";
    const { id } = await submitted();
    const first = await run();
    expect(first.find(({ kind }) => kind === "evaluate_attempt")).toMatchObject({
      outcome: "retry",
      error: "vendor_failed: wrong-schema: no reply was usable, twice",
    });
    const waits = await attemptOf(id);
    expect(waits).toMatchObject({ evaluation_state: "queued", evaluation_results: [] });
    expect(waits.evaluation_retry_at).not.toBeNull();
    await db.sql("update public.jobs set attempts = 7, run_at = now() where finished_at is null");
    expect((await run()).map(({ outcome }) => outcome)).toEqual(["dead"]);
    const attempt = await attemptOf(id);
    expect(attempt.evaluation_state).toBe("failed");
    expect([attempt.qualified, attempt.evaluation_results]).toEqual([null, []]);
    settings.LLM_BASE_URL = undefined;
  });
});
