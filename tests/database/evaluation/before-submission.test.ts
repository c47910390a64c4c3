import { randomUUID } from "node:crypto";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { readHeardWords } from "#lib/data/room/heard-words";
import { startStandIns } from "#local/stand-ins";
import { freePort } from "#tests/support/free-port";
import { KEYS } from "#tests/unit/local/support/keys";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInterview, ok, signUpCompany, startAttempt } from "../support/people.ts";

const CLIP = join(import.meta.dirname, "../../../local/demo/media/denise-whitaker.webm");
const folder = join(tmpdir(), `rolecall-media-${randomUUID()}`);
const settings = {
  MEDIA_DIR: folder,
  STT_BASE_URL: "",
  STT_API_KEY: "local",
  STT_MODEL: "whisper-1",
  LLM_RUNS: 3,
  STT_MINUTE_PRICE: 0.006,
  SPEND_CAP_INTERVIEW: 100,
  SPEND_CAP_COMPANY: 300,
};
jest.unstable_mockModule("#lib/env/server", () => ({
  serverEnv: () => settings,
  mediaPlace: () => ({ folder }),
}));

const { jobRunner } = await import("#lib/jobs/runner");
const { JOB_HANDLERS } = await import("#lib/jobs/table");

let db: TestDatabase;
let standIns: { close(): Promise<void> };
beforeAll(async () => {
  db = await startTestDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  settings.STT_BASE_URL = `${origin}/stt/v1`;
  const dataDir = join(tmpdir(), `rolecall-stand-ins-${randomUUID()}`);
  standIns = await startStandIns(port, { origin, appUrl: origin, dataDir, keys: KEYS });
});
afterAll(async () => {
  await standIns.close();
  await db.close();
});

/** Somebody who has recorded one answer and written the other, and the jobs that follow. */
async function answering() {
  const company = await signUpCompany(db, "Sparkle");
  const attempt = await startAttempt(db, await createInterview(db, company));
  const file = join(folder, "recordings", attempt.objectKey);
  await mkdir(dirname(file), { recursive: true });
  await cp(CLIP, file);
  await db.sql("update public.media set state = 'uploading' where id = $1", [attempt.mediaId]);
  await db.sql("update public.media set state = 'uploaded' where id = $1", [attempt.mediaId]);
  return attempt;
}
const run = async () => {
  await db.sql("delete from public.jobs where kind like 'send_%'");
  const service = db.service();
  await jobRunner(() => ({ service, work: JOB_HANDLERS, leaseSeconds: 60, budgetMs: 30_000 }))();
};
const heardTimes = async () =>
  (await db.sql("select 1 from public.model_uses where service = 'speech'")).length;

it("A recording is written down before its candidate submits, once, and evaluated from there", async () => {
  const attempt = await answering();
  await run();
  const { answers, more } = await readHeardWords(db.service(), attempt.id);
  expect(more).toBe(false);
  expect(answers[0]?.pieces.map(({ text }) => text).join("")).toMatch(/\w+ \w+ \w+/);
  expect(await heardTimes()).toBe(1);
  ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
  await run();
  const [done] = await db.sql(
    "select evaluation_state from public.interview_attempts where id = $1",
    [attempt.id],
  );
  expect(done).toEqual({ evaluation_state: "done" });
  expect(await heardTimes()).toBe(1);
});

it("One who asked for people only is not written down, and a used-up budget leaves it to later", async () => {
  const before = await heardTimes();
  const declined = await answering();
  await db.sql("update public.interview_attempts set ai_allowed = false where id = $1", [
    declined.id,
  ]);
  const poor = await answering();
  settings.SPEND_CAP_COMPANY = 0;
  await run();
  expect(await heardTimes()).toBe(before);
  expect(await readHeardWords(db.service(), declined.id)).toEqual({ answers: [], more: false });
  expect((await readHeardWords(db.service(), poor.id)).answers).toEqual([]);
  const unfinished = await db.sql(
    "select 1 from public.jobs where finished_at is null and kind = 'transcribe_answer'",
  );
  expect(unfinished).toEqual([]);
});
