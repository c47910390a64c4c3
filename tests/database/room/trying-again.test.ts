import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { failEvaluation, readAttemptToEvaluate } from "#lib/data/evaluation/evaluations";
import { findResult } from "#lib/data/results/result-detail";
import { listResults } from "#lib/data/results/results";
import { readAnswers } from "#lib/data/room/answers";
import { addSession, readSession, readSubmission } from "#lib/data/room/attempts";
import { reopenAttempt } from "#lib/data/room/retries";
import { readLinkState } from "#lib/data/room/rooms";
import { acceptRecording, beginRecording } from "#lib/data/room/uploads";
import { wholeList } from "#lib/domain/results/result-query";
import { RETRY_DAYS } from "#lib/domain/room/retry";
import { mailCandidate } from "#lib/workflows/room/mail-candidate";
import { removeRecording } from "#lib/workflows/room/remove-recording";
import { submitReviewed, versionsNow, write } from "../support/answers.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type Attempt,
  type Company,
  createInterview,
  type Interview,
  signUpCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { NINE } from "../support/quoted.ts";
import { type Site, startSite } from "../support/site.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const because = (reason: string) => expect.objectContaining({ fields: { reason } });

describe("Letting a candidate try again", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;
  let attempt: Attempt;
  let tokenHash = "";
  let video = "";
  let written = "";
  const mediaDir = join(process.env.TEST_FOLDER ?? "", "retry-media");

  beforeAll(async () => {
    site = await startSite(mediaDir);
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning", "SCALE");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
    interview = await createInterview(db, company);
    [video = "", written = ""] = interview.questionIds;
    attempt = await startAttempt(db, interview);
    await db.sql("delete from public.jobs");
    await submitAndScore(db, attempt);
    await db.sql("delete from public.jobs");
    tokenHash = hashOf(randomUUID());
    await addSession(db.service(), attempt.id, tokenHash);
  });

  const reopen = (questionId: string | null, who = company) =>
    reopenAttempt(who.owner.client, attempt.id, questionId);
  const session = () => readSession(db.service(), interview.key, tokenHash);
  const retryId = async () => String((await session())?.attemptId);
  const result = () => findResult(company.owner.client, attempt.id);
  const jobs = (kind: string) =>
    db.sql("select id::text, payload from public.jobs where kind = $1 order by created_at", [kind]);
  const recordAgain = async (attemptId: string) => {
    const takeId = randomUUID();
    await beginRecording(db.service(), {
      tokenHashes: [tokenHash],
      questionId: video,
      takeId,
      contentType: "video/webm",
      extension: "webm",
    });
    await acceptRecording(db.service(), {
      attemptId,
      id: takeId,
      kind: "video",
      byteSize: 9,
      sha256: hashOf("anew"),
      over: Object.values(await versionsNow(db.service(), attemptId)),
    });
    return takeId;
  };
  const letTheWeekPass = () =>
    db.sql("update public.interview_attempts set reopened_until = now() - interval '2 days'");

  it("is the company's owner's alone, for an attempt and a question of theirs", async () => {
    const stranger = await signUpCompany(db, "Other Crew");
    await expect(reopen(video, stranger)).rejects.toMatchObject({ code: "not_found" });
    await expect(reopen(randomUUID())).rejects.toMatchObject({ code: "not_found" });
    const unlocked = (at: string) =>
      db.sql(`update public.interview_attempts set unlocked_at = ${at} where id = $1`, [
        attempt.id,
      ]);
    await unlocked("null");
    await expect(reopen(video)).rejects.toMatchObject({ code: "not_found" });
    await unlocked("now()");
    expect(await session()).toMatchObject({ attemptId: attempt.id, again: null });
  });

  it("asks the owner to prove their address first, as nobody would be mailed", async () => {
    const mark = (at: string) => db.sql(`update public.profiles set email_verified_at = ${at}`);
    await mark("null");
    await expect(reopen(video)).rejects.toMatchObject({ code: "conflict" });
    await mark("now()");
    await reopen(video);
  });

  it("opens one question for a week: the browser leads there, and the other answers are intact and closed", async () => {
    await reopen(video);
    const open = await session();
    expect(open).toMatchObject({ submittedAt: null, again: { questionId: video } });
    const days = (Date.parse(open?.closes ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(RETRY_DAYS);
    expect(await readLinkState(db.anon(), interview.key, tokenHash)).toBe("continue");
    const { answers } = await readAnswers(db.service(), await retryId());
    expect(answers).toMatchObject([{ questionId: written, text: "I like order." }]);
    await expect(
      write(db.service(), { attemptId: await retryId(), questionId: written, text: "Another" }),
    ).rejects.toEqual(because("attempt_submitted"));
    expect(await result()).toMatchObject({ waiting: { questionId: video } });
  });

  it("mails the way back once, however often the button is pressed, and opens nothing beside it", async () => {
    await reopen(video);
    await reopen(video);
    await expect(reopen(written)).rejects.toMatchObject({ code: "conflict" });
    const [job, ...more] = await jobs("send_mail");
    expect(more).toEqual([]);
    const payload = { mail: "retry" as const, attemptId: await retryId() };
    expect(job?.payload).toEqual(payload);
    await mailCandidate(db.service(), { jobId: String(job?.id), ...payload }, site);
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      "Bright Cleaning has asked you to try again",
    ]);
    expect(site.sent[0]?.text).toContain("Your other answers stay as they are.");
    expect(site.sent[0]?.text).toMatch(/\/i\/resume\/[\w-]{43}/);
  });

  it("keeps address, decisions and evaluations when the new answer is submitted, and has it scored anew", async () => {
    await company.owner.client.rpc("decide", { p_attempt: attempt.id, p_status: "Rejected" });
    await reopen(video);
    const retry = await retryId();
    await expect(submitReviewed(db.service(), retry)).rejects.toEqual(because("answers_missing"));
    const takeId = await recordAgain(retry);
    await db.sql("delete from public.jobs");
    expect(await submitReviewed(db.service(), retry)).toBe(true);
    expect(await submitReviewed(db.service(), retry)).toBe(false);

    const now = await session();
    expect(now).toMatchObject({ attemptId: attempt.id, again: null });
    const submission = { attemptId: attempt.id, submittedAt: now?.submittedAt };
    expect(await readSubmission(db.service(), now?.id ?? "")).toEqual(submission);
    const firstly = "select id from public.interview_attempts where submitted_at < $1";
    expect(await db.sql(firstly, [now?.submittedAt ?? ""])).toContainEqual({ id: attempt.id });
    const after = await result();
    expect(after).toMatchObject({ status: "Rejected", waiting: null, scoring: true });
    expect(after?.resubmitted).not.toBeNull();
    expect(after?.answers.map(({ mediaId, text }) => mediaId ?? text)).toEqual([
      takeId,
      "I like order.",
    ]);
    expect(await jobs("evaluate_attempt")).toMatchObject([{ payload: { attemptId: attempt.id } }]);
    expect(await jobs("send_mail")).toMatchObject([
      { payload: { mail: "confirmation", attemptId: attempt.id } },
    ]);
    expect(await jobs("send_digest")).toHaveLength(1);
    expect(await db.sql("select 1 from public.interview_attempts where id = $1", [retry])).toEqual(
      [],
    );
    // What was said of the answers before is not said of the new ones, neither here nor in the list.
    const versions = [{ version: 1, shown: false, replaced: true }];
    expect(after).toMatchObject({ evaluation: null, state: "scoring", versions });
    const listed = async () =>
      (await listResults(company.owner.client, wholeList("newest"))).rows.find(
        ({ id }) => id === attempt.id,
      );
    expect(await listed()).toMatchObject({ rating: null, qualified: null, state: "scoring" });
    await failEvaluation(db.service(), attempt.id);
    expect(await listed()).toMatchObject({ rating: null, state: "failed", newerFailed: null });
    const [job] = await jobs("evaluate_attempt");
    await db.service().rpc("record_evaluation", {
      p_job: String(job?.id),
      p_attempt: attempt.id,
      p_evaluation: NINE,
    });
    expect((await result())?.versions.map(({ version, rating }) => [version, rating])).toEqual([
      [2, 9],
      [1, 7.5],
    ]);
  });

  it("is not scored by what was read before the new answer came", async () => {
    const read = await readAttemptToEvaluate(db.service(), attempt.id);
    await reopen(video);
    const retry = await retryId();
    await recordAgain(retry);
    await submitReviewed(db.service(), retry);
    const answer = { response_id: String(read?.answers[0]?.responseId), correction_id: null };
    await db.service().rpc("record_evaluation", {
      p_job: randomUUID(),
      p_attempt: attempt.id,
      p_evaluation: { ...NINE, read_answers: [answer] },
    });
    expect(await result()).toMatchObject({ evaluation: null, versions: [{ version: 1 }] });
  });

  it("deletes the recording that was replaced, and no other", async () => {
    const files = [attempt.objectKey, attempt.objectKey.replace(".webm", ".playable.webm")].map(
      (key) => join(mediaDir, "recordings", key),
    );
    for (const file of files) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, "x");
    }
    await reopen(video);
    const retry = await retryId();
    await recordAgain(retry);
    await removeRecording(db.service(), { mediaId: attempt.mediaId, objectKey: attempt.objectKey });
    expect(files.filter(existsSync)).toEqual(files);
    await submitReviewed(db.service(), retry);
    const [removal, ...more] = await jobs("remove_recording");
    expect(more).toEqual([]);
    const payload = { mediaId: attempt.mediaId, objectKey: attempt.objectKey };
    expect(removal?.payload).toEqual(payload);
    await removeRecording(db.service(), payload);
    expect(files.filter(existsSync)).toEqual([]);
  });

  it("opens everything where the whole attempt failed", async () => {
    await reopen(null);
    const retry = await retryId();
    expect((await session())?.again).toEqual({ questionId: null });
    expect((await readAnswers(db.service(), retry)).answers).toEqual([]);
    await recordAgain(retry);
    await write(db.service(), { attemptId: retry, questionId: written, text: "Anew." });
    expect(await submitReviewed(db.service(), retry)).toBe(true);
    expect((await result())?.answers.map(({ text }) => text)).toEqual([null, "Anew."]);
  });

  it("asks for no computer any more where the candidate now wants people only", async () => {
    await reopen(null);
    const retry = await retryId();
    await db.service().rpc("request_accommodations", {
      p_attempt: retry,
      p_kinds: ["people_only"],
      p_note: "",
    });
    await recordAgain(retry);
    await write(db.service(), { attemptId: retry, questionId: written, text: "Anew." });
    await submitReviewed(db.service(), retry);
    expect(await jobs("evaluate_attempt")).toEqual([]);
    expect(await result()).toMatchObject({
      scoring: false,
      state: "people_only",
      evaluation: null,
      versions: [],
    });
    const { data } = await company.owner.client
      .from("attempt_list")
      .select("outcome, general_score, qualified")
      .eq("id", attempt.id);
    expect(data).toEqual([{ outcome: null, general_score: null, qualified: null }]);
  });

  it("ends after its week: the first answers count, and the employer may open the question again", async () => {
    await reopen(video);
    const retry = await retryId();
    await letTheWeekPass();
    expect(await readLinkState(db.anon(), interview.key, tokenHash)).toBe("submitted");
    expect((await session())?.submittedAt).not.toBeNull();
    expect((await result())?.waiting).toBeNull();
    await reopen(video);
    expect(await retryId()).toBe(retry);
    expect((await result())?.waiting).not.toBeNull();
    await letTheWeekPass();
    await reopen(written);
    expect(await session()).toMatchObject({ again: { questionId: written } });
    expect(await retryId()).not.toBe(retry);
  });

  it("goes with the first attempt when that is deleted", async () => {
    await reopen(video);
    const retry = await retryId();
    await db.service().rpc("request_erasure", { p_attempt: attempt.id, p_by: "candidate" });
    const erased = await jobs("delete_candidate_data");
    expect(JSON.stringify(erased)).toContain(retry);
    expect(await session()).toBeNull();
  });
});
