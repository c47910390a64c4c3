import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readAnswers, saveTextAnswer } from "#lib/data/room/answers";
import {
  addSession,
  readSession,
  readSubmission,
  startAttempt,
  submitAttempt,
} from "#lib/data/room/attempts";
import { acceptRecording, beginRecording, discardRecording } from "#lib/data/room/uploads";
import { finishUpload } from "#lib/workflows/room/finish-upload";
import { versionsNow } from "../support/answers.ts";
import {
  describeConcurrency,
  ENGINE,
  startTestDatabase,
  type TestDatabase,
} from "../support/database.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const because = (reason: string) => expect.objectContaining({ fields: { reason } });

let db: TestDatabase;
let company: Company;
let interview: Interview;
let attemptId = "";
let video = "";
let written = "";
/** The sessions of two devices of one person. */
let phone = "";
let laptop = "";

async function open(engine: typeof ENGINE) {
  db = await startTestDatabase(engine);
  company = await signUpCompany(db, "Bright Cleaning");
}

async function begin() {
  interview = await createInterview(db, company);
  [video = "", written = ""] = interview.questionIds;
  [phone, laptop] = [hashOf(randomUUID()), hashOf(randomUUID())];
  attemptId = await startAttempt(db.service(), {
    interviewKey: interview.key,
    details: { name: "Ana", email: "ana@example.com", phone: "" },
    consent: { noticeVersion: "2026-11-21", language: "en", aiAllowed: true },
    tokenHash: phone,
  });
  await addSession(db.service(), attemptId, laptop);
}

const save = (text: string, version: string, over: string[], questionId = written) =>
  saveTextAnswer(db.service(), { attemptId, questionId, text, version, over });

async function record(device: string): Promise<string> {
  const takeId = randomUUID();
  await beginRecording(db.service(), {
    tokenHashes: [device],
    questionId: video,
    takeId,
    contentType: "video/webm",
    extension: "webm",
  });
  return takeId;
}

const accept = (id: string, over: string[] = []) =>
  acceptRecording(db.service(), {
    attemptId,
    id,
    kind: "video" as const,
    byteSize: 9,
    sha256: hashOf(id),
    over,
  });

const submit = (versions: Record<string, string>) =>
  submitAttempt(db.service(), attemptId, versions);

const saved = async (questionId: string) => {
  const { answers } = await readAnswers(db.service(), attemptId);
  return answers.find((answer) => answer.questionId === questionId);
};

describe.each([ENGINE])("Answers from two devices on %s", (engine) => {
  beforeAll(() => open(engine));
  afterAll(() => db.close());
  beforeEach(begin);

  it("leave what is recorded again on its way until the person has chosen, and count it when it is dropped", async () => {
    const [first, second] = [await record(phone), await record(phone)];
    await accept(second);
    const state = async (id: string) => {
      const { data } = await db.service().from("media").select("state").eq("id", id).single();
      return data?.state;
    };
    expect(await state(first)).toBe("uploading");
    expect(await discardRecording(db.service(), second)).toBe(false);
    expect(await discardRecording(db.service(), first)).toBe(true);
    expect(await state(first)).toBe("discarded");
    const { data } = await db
      .service()
      .from("responses")
      .select("media_id, retakes_used")
      .eq("interview_attempt_id", attemptId)
      .eq("question_id", video)
      .single();
    expect(data).toEqual({ media_id: second, retakes_used: 1 });
  });

  it("are replaced only by a text that was written over what stands there", async () => {
    const [first, second, stale] = [randomUUID(), randomUUID(), randomUUID()];
    await save("From the phone", first, []);
    await save("From the laptop", second, [first]);
    await expect(save("An old draft", stale, [first])).rejects.toEqual(because("answer_changed"));
    await expect(save("Older still", stale, [])).rejects.toEqual(because("answer_changed"));
    expect(await saved(written)).toMatchObject({ text: "From the laptop", version: second });
    await save("Chosen by the person", stale, [second]);
    expect(await saved(written)).toMatchObject({ text: "Chosen by the person", version: stale });
  });

  it("take along the translation of the words before them", async () => {
    await db.sql("update public.questions set max_retakes = 1 where id = $1", [video]);
    const translations = async () => {
      const rows = await db.sql(
        "select translation from public.responses where interview_attempt_id = $1",
        [attemptId],
      );
      await db.sql(
        `update public.responses set translation = '{"text":"I clean"}' where interview_attempt_id = $1`,
        [attemptId],
      );
      return rows.map(({ translation }) => translation);
    };
    const [first, second] = [randomUUID(), randomUUID()];
    await save("Yo limpio", first, []);
    const take = await record(phone);
    await accept(take);
    expect(await translations()).toEqual([null, null]);
    await save("Yo cocino", second, [first]);
    await accept(await record(phone), [take]);
    expect(await translations()).toEqual([null, null]);
  });

  it("are no strangers to the device whose own save was never answered", async () => {
    const [first, lost, next] = [randomUUID(), randomUUID(), randomUUID()];
    await save("I", first, []);
    await save("I clean", lost, [first]);
    await save("I clean", lost, [first]);
    await save("I clean homes", next, [first, lost]);
    // What was on its way all the time comes last, and wins nothing.
    await expect(save("I clean", lost, [first])).rejects.toEqual(because("answer_changed"));
    expect(await saved(written)).toMatchObject({ text: "I clean homes", version: next });
  });

  it("keep a recording from being replaced by one of another device that nobody chose again", async () => {
    await db.sql("update public.questions set max_retakes = 2 where id = $1", [video]);
    const waits = await record(phone);
    const newer = await record(laptop);
    expect(await accept(newer)).toEqual([]);
    await expect(accept(waits)).rejects.toEqual(because("answer_changed"));
    expect(await saved(video)).toMatchObject({ recordingId: newer, version: newer });
    expect(await accept(waits, [newer])).toEqual([`${attemptId}/${newer}.webm`]);
    expect(await saved(video)).toMatchObject({ recordingId: waits, version: waits });
  });

  it("are never said to have arrived where a text has come in their place", async () => {
    await db.sql(
      "insert into public.accommodations (interview_attempt_id, kinds, text_instead) values ($1, '{text_instead}', true)",
      [attemptId],
    );
    const id = await record(phone);
    await accept(id);
    const take = {
      tokenHashes: [phone],
      attemptId,
      questionId: video,
      id,
      byteSize: 9,
      sha256: hashOf(id),
      over: [],
    };
    // The reply was lost, and is asked for again.
    await finishUpload(db.service(), take);
    await save("From the laptop, in writing", randomUUID(), [id], video);
    await expect(finishUpload(db.service(), take)).rejects.toEqual(because("answer_changed"));
    expect(await saved(video)).toMatchObject({ text: "From the laptop, in writing" });
  });

  it("let one device replace its own recording, whichever it knew of", async () => {
    await db.sql("update public.questions set max_retakes = 2 where id = $1", [video]);
    const first = await record(phone);
    const second = await record(phone);
    await accept(first);
    await accept(second);
    expect(await saved(video)).toMatchObject({ recordingId: second });
  });

  it("tell a device what waits on the other one, until that is answered", async () => {
    await db.sql("update public.questions set max_retakes = 2 where id = $1", [video]);
    const onPhone = await record(phone);
    const waitingFor = async (device: string) => {
      const session = await readSession(db.service(), interview.key, device);
      return (await readAnswers(db.service(), attemptId, session?.id)).waiting;
    };
    expect(await waitingFor(phone)).toEqual([]);
    const waits = [{ questionId: video, takeId: onPhone }];
    expect(await waitingFor(laptop)).toEqual(waits);
    // Sent completely, but not chosen.
    await db.sql("update public.media set state = 'uploaded' where id = $1", [onPhone]);
    expect(await waitingFor(laptop)).toEqual(waits);
    await accept(await record(laptop));
    expect(await waitingFor(laptop)).toEqual([]);
  });

  it("are submitted with the take that was chosen, and with no other that has arrived", async () => {
    await db.sql("update public.questions set max_retakes = 2 where id = $1", [video]);
    const first = await record(phone);
    await accept(first);
    await save("As reviewed", randomUUID(), []);
    const chosen = await record(phone);
    const shown = { ...(await versionsNow(db.service(), attemptId)), [video]: chosen };
    const rows = () =>
      db.sql(
        "select a.*, r.* from public.interview_attempts a join public.responses r on r.interview_attempt_id = a.id where a.id = $1 order by r.id",
        [attemptId],
      );
    const before = await rows();
    await expect(submit(shown)).rejects.toEqual(because("answers_changed"));
    expect(await rows()).toEqual(before);
    await accept(chosen);
    expect(await submit(shown)).toBe(true);
    expect(await saved(video)).toMatchObject({ recordingId: chosen });
  });

  it("are submitted as they were reviewed, or not at all", async () => {
    await db.sql("update public.questions set max_retakes = 2 where id = $1", [video]);
    await accept(await record(phone));
    await save("As reviewed", randomUUID(), []);
    const reviewed = await versionsNow(db.service(), attemptId);
    await save("Changed since", randomUUID(), Object.values(reviewed));
    await expect(submit(reviewed)).rejects.toEqual(because("answers_changed"));
    await expect(submit({})).rejects.toEqual(because("answers_changed"));
    const again = await versionsNow(db.service(), attemptId);
    await accept(await record(phone));
    await expect(submit(again)).rejects.toEqual(because("answers_changed"));
    const session = await readSession(db.service(), interview.key, phone);
    const when = async () => (await readSubmission(db.service(), session?.id ?? "")).submittedAt;
    await expect(when()).rejects.toMatchObject({ code: "not_found" });
    expect(await submit(await versionsNow(db.service(), attemptId))).toBe(true);
    expect(await submit(again)).toBe(false);
    const submitted = await readSession(db.service(), interview.key, phone);
    expect(await when()).toBe(submitted?.submittedAt);
  });
});

describeConcurrency("Answers from two devices at one moment on Postgres", () => {
  beforeAll(() => open("Postgres"));
  afterAll(() => db.close());
  beforeEach(begin);

  it("one of twenty texts written over the same version wins, and the others are refused", async () => {
    const first = randomUUID();
    await save("Before", first, []);
    const told = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => save(`Text ${index}`, randomUUID(), [first])),
    );
    expect(told.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const won = told.findIndex(({ status }) => status === "fulfilled");
    expect(await saved(written)).toMatchObject({ text: `Text ${won}` });
  });

  it("a submission and a save are never both taken for the same answers", async () => {
    for (let round = 0; round < 10; round++) {
      await begin();
      await accept(await record(phone));
      await save("As reviewed", randomUUID(), []);
      const reviewed = await versionsNow(db.service(), attemptId);
      const [submission] = await Promise.allSettled([
        submit(reviewed),
        save("Changed", randomUUID(), Object.values(reviewed)),
      ]);
      const text = submission.status === "fulfilled" ? "As reviewed" : "Changed";
      expect(await saved(written)).toMatchObject({ text });
    }
  });
});
