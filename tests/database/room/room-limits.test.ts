import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { noteReceived, requireQuota } from "#lib/data/plans/usage";
import { readSession } from "#lib/data/room/attempts";
import { sweepUploads } from "#lib/data/room/recordings";
import { beginRecording } from "#lib/data/room/uploads";
import { storageQuota } from "#lib/domain/core/limits";
import { noticeVersion } from "#lib/domain/room/consent";
import { finishUpload } from "#lib/workflows/room/finish-upload";
import { removeRecording } from "#lib/workflows/room/remove-recording";
import { startAttempt } from "#lib/workflows/room/start-attempt";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const newHash = () => createHash("sha256").update(randomUUID()).digest("hex");
const full = expect.objectContaining({ fields: { reason: "company_full" } });

describe("The room's limits", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;
  let tokenHash = "";
  const mediaDir = join(process.env.TEST_FOLDER ?? "", "limits-media");

  beforeAll(async () => {
    site = await startSite(mediaDir);
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  const begin = () => {
    tokenHash = newHash();
    return startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email: "ana@example.com", phone: "" },
      consent: { noticeVersion: noticeVersion("en"), language: "en", aiAllowed: true },
      tokenHash,
      returnHash: newHash(),
    });
  };
  const take = async (takeId: string = randomUUID()) => {
    await beginRecording(db.service(), {
      tokenHashes: [tokenHash],
      questionId: interview.questionIds[0] ?? "",
      takeId,
      contentType: "video/webm",
      extension: "webm",
    });
    return takeId;
  };
  const keeps = (bytes: number) =>
    db.sql("update public.media set state = 'ready', byte_size = $1::bigint", [String(bytes)]);

  beforeEach(async () => {
    await db.sql("delete from public.media");
    await db.sql("delete from public.jobs");
    interview = await createInterview(db, company);
  });

  it("let nobody begin where the company's plan has no room, and let those who have begun finish", async () => {
    const attemptId = await begin();
    await take();
    const quota = storageQuota("STARTER");
    await keeps(quota);
    await expect(begin()).rejects.toEqual(full);
    const questionId = interview.questionIds[0] ?? "";
    await requireQuota(db.service(), { questionId });
    await keeps(quota * 2);
    await expect(requireQuota(db.service(), { questionId })).rejects.toEqual(full);
    await db.sql("update public.profiles set subscription = 'SCALE' where id = $1", [
      company.owner.userId,
    ]);
    expect(await begin()).not.toBe(attemptId);
    await db.sql("update public.profiles set subscription = 'STARTER' where id = $1", [
      company.owner.userId,
    ]);
  });

  it("count no other company's recordings, and stop no interview without any", async () => {
    await begin();
    await take();
    await keeps(storageQuota("STARTER") * 3);
    const { key } = await createInterview(db, await signUpCompany(db, "Other Crew"));
    await requireQuota(db.service(), { interviewKey: key });
    await db.sql(
      "update public.questions set question_type = 'text', max_duration = null, thinking_time = null, max_characters = 500 where interview_id = $1",
      [interview.key],
    );
    await requireQuota(db.service(), { interviewKey: interview.key });
  });

  it("count half of a recording too, and none that was thrown away", async () => {
    await begin();
    const id = await take();
    await noteReceived(db.service(), id, storageQuota("STARTER"));
    // Not of today, so that only the company lacks room.
    await db.sql("delete from public.received_hours");
    await expect(begin()).rejects.toEqual(full);
    await db.sql("update public.media set state = 'discarded'");
    await begin();
  });

  it("sweep an upload that nobody will finish, file and all, and no other", async () => {
    await begin();
    const [old, fresh] = [await take(), await take()];
    await db.sql(
      "update public.media set created_at = now() - interval '31 days' where id::text = $1",
      [old],
    );
    const folder = join(mediaDir, "uploads");
    mkdirSync(folder, { recursive: true });
    for (const id of [old, fresh]) writeFileSync(join(folder, id), "half a recording");
    expect(await sweepUploads(db.service())).toBe(1);
    expect(await sweepUploads(db.service())).toBe(0);
    const jobs = await db.sql("select payload from public.jobs where kind = 'remove_recording'");
    expect(jobs).toMatchObject([{ payload: { mediaId: old } }]);
    const [row] = await db.sql(
      "select payload ->> 'objectKey' as key from public.jobs where kind = 'remove_recording'",
    );
    await removeRecording(db.service(), { mediaId: old, objectKey: String(row?.key) });
    expect([old, fresh].map((id) => existsSync(join(folder, id)))).toEqual([false, true]);
  });

  it("remove every file of an upload that made room, and none of one that was begun again", async () => {
    const attemptId = await begin();
    const [cleared, again] = [await take(), await take()];
    await db.sql("update public.media set cleared_at = now()");
    await take(again);
    const folder = join(mediaDir, "uploads");
    mkdirSync(folder, { recursive: true });
    for (const id of [cleared, again]) {
      writeFileSync(join(folder, `${id}.json`), "{}");
      // A kill came after the bytes were removed.
      if (id === again) writeFileSync(join(folder, id), "half a recording");
      const objectKey = `${attemptId}/${id}.webm`;
      await removeRecording(db.service(), { mediaId: id, objectKey });
    }
    expect(existsSync(join(folder, `${cleared}.json`))).toBe(false);
    expect(existsSync(join(folder, again))).toBe(true);
  });

  it("forget an upload that can never become what its device has, so that it is sent again", async () => {
    const attemptId = await begin();
    const id = await take();
    const folder = join(mediaDir, "uploads");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, id), "later pieces");
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ id, size: 12, offset: 0 }));
    const said = {
      attemptId,
      questionId: interview.questionIds[0] ?? "",
      tokenHashes: [tokenHash],
    };
    await expect(
      finishUpload(db.service(), { ...said, id, byteSize: 20, sha256: newHash(), over: [] }),
    ).rejects.toEqual(expect.objectContaining({ fields: { reason: "upload_damaged" } }));
    expect(existsSync(join(folder, id))).toBe(false);
  });

  it("sweep after the deadline, when nothing may be sent any more", async () => {
    await begin();
    await take();
    const closed = (time: string) =>
      db.sql(
        `update public.interviews set deadline = now() - interval '${time}' where willo_interview_key = $1`,
        [interview.key],
      );
    await closed("23 hours");
    expect(await sweepUploads(db.service())).toBe(0);
    await closed("25 hours");
    expect(await sweepUploads(db.service())).toBe(1);
  });

  it("let whoever comes back after the sweep send the same recording as if for the first time", async () => {
    await begin();
    const id = await take();
    await db.sql("update public.media set created_at = now() - interval '31 days'");
    await sweepUploads(db.service());
    await take(id);
    const [row] = await db.sql("select state, take from public.media where id::text = $1", [id]);
    expect(row).toEqual({ state: "uploading", take: 1 });
    await removeRecording(db.service(), { mediaId: id, objectKey: "a/b.webm" });
  });

  it("never let a second start touch the first attempt, whoever begins with the same address", async () => {
    const first = await begin();
    const firstHash = tokenHash;
    const before = await db.sql("select * from public.interview_attempts where id = $1", [first]);
    const second = await begin();
    expect(second).not.toBe(first);
    expect(await db.sql("select * from public.interview_attempts where id = $1", [first])).toEqual(
      before,
    );
    expect(await readSession(db.service(), interview.key, firstHash)).toMatchObject({
      attemptId: first,
    });
    expect(await readSession(db.service(), interview.key, tokenHash)).toMatchObject({
      attemptId: second,
    });
  });
});
