import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readAnswers } from "#lib/data/room/answers";
import { addSession, readSession, startAttempt } from "#lib/data/room/attempts";
import { readLinkState, readRoom } from "#lib/data/room/rooms";
import {
  acceptRecording,
  beginRecording,
  discardRecording,
  findUpload,
} from "#lib/data/room/uploads";
import { submitReviewed, write } from "../support/answers.ts";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const SHA = hashOf("a recording");
const because = (reason: string) => expect.objectContaining({ fields: { reason } });

describe.each(ENGINES)("A candidate's room on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let interview: Interview;
  let video = "";
  let written = "";
  let tokenHash = "";
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  async function begin(
    email = "Ana@Example.com",
    phone = "",
  ): Promise<{ tokenHash: string; id: string }> {
    const hash = hashOf(randomUUID());
    const id = await startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email, phone },
      consent: { noticeVersion: "2026-11-21", language: "es", aiAllowed: true },
      tokenHash: hash,
    });
    return { tokenHash: hash, id };
  }

  const closeSince = (time: string) =>
    db.sql(
      `update public.interviews set deadline = now() - interval '${time}' where willo_interview_key = $1`,
      [interview.key],
    );

  const take = (takeId: string, hashes = [tokenHash]) =>
    beginRecording(db.service(), {
      tokenHashes: hashes,
      questionId: video,
      takeId,
      contentType: "video/webm;codecs=vp8,opus",
      extension: "webm",
    });

  const accept = (id: string) =>
    acceptRecording(db.service(), {
      attemptId,
      id,
      kind: "video",
      byteSize: 9,
      sha256: SHA,
      over: [],
    });

  beforeEach(async () => {
    interview = await createInterview(db, company);
    [video = "", written = ""] = interview.questionIds;
    const begun = await begin();
    tokenHash = begun.tokenHash;
    attemptId = begun.id;
  });

  it("shows what the job is and never whose it is", async () => {
    const room = await readRoom(db.service(), interview.key);
    expect(room).toMatchObject({ key: interview.key, company: { name: "Bright Cleaning" } });
    expect(room?.questions.map(({ id }) => id)).toEqual([video, written]);
    expect(JSON.stringify(room)).not.toContain(company.departmentKey);
    expect(await readRoom(db.service(), "nope")).toBeNull();
  });

  it("begins nothing without a phone number where the interview requires one", async () => {
    const fields = { title: "Cook", description: "Line cook", require_phone: true };
    expect((await readRoom(db.service(), interview.key))?.requirePhone).toBe(false);
    const questions = [{ question_text: "Why?", question_type: "text", max_characters: 500 }];
    const { error } = await company.owner.client.rpc("update_interview", {
      p_interview: interview.id,
      p_revision: 1,
      p_fields: fields,
      p_questions: questions,
    });
    expect(error).toBeNull();
    expect((await readRoom(db.service(), interview.key))?.requirePhone).toBe(true);
    await expect(begin("bo@example.com", " ")).rejects.toEqual(because("phone_missing"));
    const bo = await db.sql("select 1 from public.candidates where email = 'bo@example.com'");
    expect(bo).toEqual([]);
    expect(await begin("bo@example.com", "813 555 0134")).toHaveProperty("id");
  });

  it("keeps the consent, its version and its language before anything else", async () => {
    const rows = await db.sql(
      "select notice_version, language, ai_allowed from public.consents where interview_attempt_id = $1",
      [attemptId],
    );
    expect(rows).toEqual([{ notice_version: "2026-11-21", language: "es", ai_allowed: true }]);
  });

  it("opens for the browser that began, and for nobody else", async () => {
    expect(await readSession(db.service(), interview.key, tokenHash)).toMatchObject({ attemptId });
    expect(await readSession(db.service(), interview.key, hashOf("guess"))).toBeNull();
    const other = await createInterview(db, company);
    expect(await readSession(db.service(), other.key, tokenHash)).toBeNull();
    const second = hashOf(randomUUID());
    await addSession(db.service(), attemptId, second);
    expect(await readSession(db.service(), interview.key, second)).toMatchObject({ attemptId });
    await db.sql("update public.attempt_sessions set expires_at = now() - interval '1 second'");
    expect(await readSession(db.service(), interview.key, tokenHash)).toBeNull();
  });

  it("tells a visitor whether the link is open, closed or unknown", async () => {
    const visitor = db.anon();
    expect(await readLinkState(visitor, "nope", null)).toBe("unknown");
    expect(await readLinkState(visitor, interview.key, null)).toBe("open");
    expect(await readLinkState(visitor, interview.key, tokenHash)).toBe("continue");
    await closeSince("1 hour");
    expect(await readLinkState(visitor, interview.key, null)).toBe("closed");
    expect(await readLinkState(visitor, interview.key, hashOf("guess"))).toBe("closed");
    expect(await readLinkState(visitor, interview.key, tokenHash)).toBe("continue");
    await closeSince("2 days");
    expect(await readLinkState(visitor, interview.key, tokenHash)).toBe("closed");
  });

  it("keeps what is typed, whole or not at all", async () => {
    const save = (text: string, questionId = written) =>
      write(db.service(), { attemptId, questionId, text });
    await save("First");
    await save("😀".repeat(500));
    const { answers } = await readAnswers(db.service(), attemptId);
    expect(answers).toEqual([
      {
        questionId: written,
        type: "text",
        text: "😀".repeat(500),
        recordingId: null,
        version: expect.any(String),
      },
    ]);
    await expect(save("x".repeat(501))).rejects.toEqual(because("too_long"));
    await expect(save("to a video question", video)).rejects.toEqual(because("question_unknown"));
    await expect(save("to nothing", randomUUID())).rejects.toEqual(because("question_unknown"));
  });

  it("takes one recording where the first one counts", async () => {
    const first = randomUUID();
    await take(first);
    await take(first);
    await accept(first);
    await accept(first);
    await expect(take(randomUUID())).rejects.toEqual(because("takes_used_up"));
    const { answers, takes } = await readAnswers(db.service(), attemptId);
    expect(answers).toMatchObject([{ questionId: video, type: "video", recordingId: first }]);
    expect(takes).toEqual({ [video]: 1 });
  });

  it("counts retakes, replaces the answer and says which files are over", async () => {
    await db.sql("update public.questions set max_retakes = 1 where id = $1", [video]);
    const [first, second] = [randomUUID(), randomUUID()];
    await take(first);
    await accept(first);
    await take(second);
    expect(await accept(second)).toEqual([`${attemptId}/${first}.webm`]);
    await expect(take(randomUUID())).rejects.toEqual(because("takes_used_up"));
    const [row] = await db.sql("select retakes_used from public.responses where media_id = $1", [
      second,
    ]);
    expect(row).toEqual({ retakes_used: 1 });
  });

  it("drops a take that is not wanted, but never the answer", async () => {
    const id = randomUUID();
    await take(id);
    expect(await discardRecording(db.service(), id)).toBe(true);
    await expect(accept(id)).rejects.toEqual(because("recording_unknown"));
    await db.sql("update public.questions set max_retakes = 1 where id = $1", [video]);
    const kept = randomUUID();
    await take(kept);
    await accept(kept);
    expect(await discardRecording(db.service(), kept)).toBe(false);
  });

  it("lets nobody touch another candidate's recording", async () => {
    const stranger = await begin("mallory@example.com");
    const id = randomUUID();
    await take(id);
    await expect(take(randomUUID(), [hashOf("guess")])).rejects.toEqual(because("session_unknown"));
    await expect(take(id, [stranger.tokenHash])).rejects.toEqual(because("session_unknown"));
    expect(await findUpload(db.service(), [stranger.tokenHash], id)).toBeNull();
    expect(await findUpload(db.service(), [tokenHash], id)).toMatchObject({ id, attemptId });
  });

  it("is submitted once, when every answer is there, and frozen then", async () => {
    const submit = () => submitReviewed(db.service(), attemptId);
    await expect(submit()).rejects.toEqual(because("answers_missing"));
    await write(db.service(), { attemptId, questionId: written, text: "   " });
    const id = randomUUID();
    await take(id);
    await expect(submit()).rejects.toEqual(because("answers_missing"));
    await accept(id);
    await expect(submit()).rejects.toEqual(because("answers_missing"));
    await write(db.service(), { attemptId, questionId: written, text: "I like order" });
    // It arrived whole, and nobody should be stuck because no program can read it.
    await db.sql("update public.media set state = 'failed' where id = $1", [id]);
    expect(await Promise.all([submit(), submit(), submit()])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    await expect(
      write(db.service(), { attemptId, questionId: written, text: "changed" }),
    ).rejects.toEqual(because("attempt_submitted"));
    await expect(take(randomUUID())).rejects.toEqual(because("attempt_submitted"));
    expect(await readLinkState(db.anon(), interview.key, tokenHash)).toBe("submitted");
  });

  it("lets what was begun be finished within ten minutes of the deadline, and be sent within a day", async () => {
    const id = randomUUID();
    await take(id);
    await closeSince("9 minutes");
    await write(db.service(), { attemptId, questionId: written, text: "In time" });
    await expect(begin()).rejects.toEqual(because("interview_closed"));
    await closeSince("11 minutes");
    await expect(take(randomUUID())).rejects.toEqual(because("interview_closed"));
    await expect(
      write(db.service(), { attemptId, questionId: written, text: "Late" }),
    ).rejects.toEqual(because("interview_closed"));
    await accept(id);
    expect(await submitReviewed(db.service(), attemptId)).toBe(true);
  });

  it("is closed to everyone without the server's key", async () => {
    const asked = await db.anon().rpc("submit_complete_attempt", {
      p_attempt: attemptId,
      p_shown: {},
    });
    expect(asked.error?.code).toBe("42501");
    const { client } = company.owner;
    const owner = await client.rpc("find_upload", {
      p_token_hashes: [tokenHash],
      p_media: attemptId,
    });
    expect(owner.error?.code).toBe("42501");
  });
});
