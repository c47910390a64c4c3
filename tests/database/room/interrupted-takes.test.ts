import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readAnswers } from "#lib/data/room/answers";
import { startAttempt } from "#lib/data/room/attempts";
import { takeUploadLease } from "#lib/data/room/upload-leases";
import { acceptRecording, beginRecording, findUpload, requireTake } from "#lib/data/room/uploads";
import { ENGINES, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, signUpCompany } from "../support/people.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const because = (reason: string) => expect.objectContaining({ fields: { reason } });

describe.each(ENGINES)("Takes that were interrupted, on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let video = "";
  let tokenHash = "";
  let attemptId = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  beforeEach(async () => {
    const interview = await createInterview(db, company);
    [video = ""] = interview.questionIds;
    tokenHash = hashOf(randomUUID());
    attemptId = await startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email: "ana@example.com", phone: "" },
      consent: { noticeVersion: "2026-11-21", language: "es", aiAllowed: true },
      tokenHash,
    });
  });

  const take = (takeId: string) =>
    beginRecording(db.service(), {
      tokenHashes: [tokenHash],
      questionId: video,
      takeId,
      contentType: "video/webm",
      extension: "webm",
    });
  const accept = (id: string) =>
    acceptRecording(db.service(), {
      attemptId,
      id,
      kind: "video",
      byteSize: 9,
      sha256: hashOf("a recording"),
      over: [],
    });
  /** As if nobody had sent anything for a while. */
  async function fallSilent() {
    await db.sql("alter table public.media disable trigger touch");
    await db.sql(
      "update public.media set updated_at = now() - interval '31 seconds' where interview_attempt_id = $1",
      [attemptId],
    );
    await db.sql("alter table public.media enable trigger touch");
  }
  const cleared = async () => {
    const rows = await db.sql(
      "select id from public.media where interview_attempt_id = $1 and cleared_at is not null order by take",
      [attemptId],
    );
    return rows.map(({ id }) => id);
  };
  const mayRecord = () => requireTake(db.service(), { attemptId, questionId: video });

  it("are forgiven however often it happens: the oldest makes room", async () => {
    const ids = Array.from({ length: 7 }, () => randomUUID());
    const [first = "", second, third, fourth] = ids;
    for (const id of ids) {
      await mayRecord();
      await take(id);
      await fallSilent();
    }
    expect(await cleared()).toEqual([first, second, third]);
    expect(await findUpload(db.service(), [tokenHash], first)).toMatchObject({ state: "cleared" });
    const jobs = await db.sql(
      "select payload ->> 'mediaId' as id from public.jobs where kind = 'remove_recording' and payload ->> 'objectKey' like $1 order by sequence",
      [`${attemptId}/%`],
    );
    expect(jobs).toEqual([{ id: first }, { id: second }, { id: third }]);
    // Whoever still has it on their device sends it again, and it may be the answer.
    await take(first);
    expect(await cleared()).toEqual([second, third, fourth]);
    await accept(first);
    expect((await readAnswers(db.service(), attemptId)).answers).toMatchObject([
      { recordingId: first },
    ]);
  });

  it("make no room while somebody sends them, and the answer never does", async () => {
    await db.sql("update public.questions set max_retakes = 1 where id = $1", [video]);
    const [answer = "", sent = "", silent, ...others] = Array.from({ length: 5 }, () =>
      randomUUID(),
    );
    await take(answer);
    await accept(answer);
    for (const id of [sent, silent, ...others]) await take(id ?? "");
    await expect(take(randomUUID())).rejects.toEqual(because("takes_on_their_way"));
    expect(await cleared()).toEqual([]);
    await fallSilent();
    await takeUploadLease(db.service(), sent, randomUUID(), 60);
    await take(randomUUID());
    expect(await cleared()).toEqual([silent]);
  });

  it("are thirty in an hour at most, which is known before anybody speaks", async () => {
    const begunAgo = (time: string) =>
      db.sql(
        `insert into public.media (interview_attempt_id, question_id, content_type, object_key, created_at, cleared_at)
         select $1, $2, 'video/webm', gen_random_uuid(), now() - interval '${time}', now() from generate_series(1, 15)`,
        [attemptId, video],
      );
    await begunAgo("10 minutes");
    await begunAgo("50 minutes");
    await expect(mayRecord()).rejects.toEqual(because("takes_too_often"));
    await expect(take(randomUUID())).rejects.toEqual(because("takes_too_often"));
    await db.sql(
      "update public.media set created_at = created_at - interval '15 minutes' where interview_attempt_id = $1",
      [attemptId],
    );
    await mayRecord();
    const id = randomUUID();
    await take(id);
    await accept(id);
    await expect(mayRecord()).rejects.toEqual(because("takes_used_up"));
  });

  it.each([
    ["submitted_at = now()", "attempt_submitted"],
    ["reopened_until = now() - interval '25 hours'", "interview_closed"],
  ])("are not begun again once the attempt has an end: %s", async (end, reason) => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const [first = ""] = ids;
    for (const id of ids) {
      await take(id);
      await fallSilent();
    }
    expect(await cleared()).toEqual([first]);
    await db.sql(`update public.interview_attempts set ${end} where id = $1`, [attemptId]);
    await expect(take(first)).rejects.toEqual(because(reason));
    expect(await cleared()).toEqual([first]);
  });
});
