import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { mediaStore, uploadStore } from "#lib/vendors/media-store";
import { deleteCandidateData } from "#lib/workflows/private/delete-candidate-data";
import { finishUpload } from "#lib/workflows/room/finish-upload";
import { processMedia } from "#lib/workflows/room/process-media";
import { removeRecording } from "#lib/workflows/room/remove-recording";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInterview, type Interview, signUpCompany, startAttempt } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const CLIP = "local/demo/media/shanice-baptiste.webm";

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

describe("A recording that is written while", () => {
  let db: TestDatabase;
  let site: Site;
  let interview: Interview;
  const mediaDir = join(process.env.TEST_FOLDER ?? "", "races-media");

  beforeAll(async () => {
    site = await startSite(mediaDir);
    db = await startTestDatabase();
    interview = await createInterview(db, await signUpCompany(db, "Bright Cleaning"));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  const filesOf = ({ id }: { id: string }) => {
    const folders = readdirSync(join(mediaDir, "recordings"));
    return folders.includes(id) ? readdirSync(join(mediaDir, "recordings", id)) : [];
  };

  /** An attempt with one recording that has arrived and is not playable yet. */
  async function arrived() {
    const attempt = await startAttempt(db, interview);
    await mediaStore().put(attempt.objectKey, createReadStream(CLIP));
    await db.sql("update public.media set state = 'uploaded' where id = $1", [attempt.mediaId]);
    return attempt;
  }

  /** The next file to be stored waits, when it is all there, for what happens meanwhile. */
  function beforeItIsStored(meanwhile: () => Promise<void>): void {
    const store = mediaStore();
    const { put } = store;
    jest.spyOn(store, "put").mockImplementationOnce(async (...given) => {
      await meanwhile();
      return put(...given);
    });
  }

  it("its deletion is between the files and the rows is not kept", async () => {
    const attempt = await arrived();
    const [writing, looked] = [gate(), gate()];
    beforeItIsStored(async () => {
      writing.open();
      await looked.passed;
    });
    const job = processMedia(db.service(), attempt.mediaId);
    jest.spyOn(uploadStore(), "remove").mockImplementationOnce(async () => {
      looked.open();
      await job;
    });
    await writing.passed;
    await requestErasure(db.service(), attempt.id, "candidate");
    await deleteCandidateData(db.service(), attempt.id);
    expect(filesOf(attempt)).toEqual([]);
  });

  it("it is deleted goes an hour later, where whoever wrote it was killed", async () => {
    const attempt = await arrived();
    await requestErasure(db.service(), attempt.id, "candidate");
    await deleteCandidateData(db.service(), attempt.id);
    await mediaStore().put(
      attempt.objectKey.replace(".webm", ".playable.webm"),
      createReadStream(CLIP),
    );
    const jobs = await db.sql(
      "select payload, run_at > now() as later from public.jobs where payload ->> 'mediaId' = $1",
      [attempt.mediaId],
    );
    const { mediaId, objectKey } = attempt;
    expect(jobs).toEqual([{ payload: { mediaId, objectKey }, later: true }]);
    await removeRecording(db.service(), { mediaId, objectKey });
    expect(filesOf(attempt)).toEqual([]);
  });

  it("its candidate is deleted is refused, and not kept", async () => {
    const attempt = await arrived();
    await db.sql("delete from public.responses where media_id = $1", [attempt.mediaId]);
    await db.sql("update public.media set state = 'uploading' where id = $1", [attempt.mediaId]);
    const [session] = await db.sql(
      "select s.token_hash, m.question_id from public.attempt_sessions s join public.media m on m.interview_attempt_id = s.interview_attempt_id where m.id = $1",
      [attempt.mediaId],
    );
    const bytes = readFileSync(CLIP);
    const size = bytes.length;
    jest.spyOn(uploadStore(), "state").mockResolvedValueOnce({ offset: size, size });
    jest.spyOn(uploadStore(), "read").mockReturnValueOnce(createReadStream(CLIP));
    const { put } = mediaStore();
    const { sha256 } = await mediaStore().put(attempt.objectKey, createReadStream(CLIP));
    jest.spyOn(mediaStore(), "put").mockImplementationOnce(async (...given) => {
      await requestErasure(db.service(), attempt.id, "candidate");
      await deleteCandidateData(db.service(), attempt.id);
      return put(...given);
    });
    const finished = finishUpload(db.service(), {
      tokenHashes: [String(session?.token_hash)],
      attemptId: attempt.id,
      questionId: String(session?.question_id),
      id: attempt.mediaId,
      byteSize: size,
      sha256,
      over: [],
    });
    await expect(finished).rejects.toMatchObject({ code: "not_found" });
    expect(filesOf(attempt)).toEqual([]);
  });

  it("another worker did the same stays", async () => {
    const attempt = await arrived();
    beforeItIsStored(() => processMedia(db.service(), attempt.mediaId));
    await processMedia(db.service(), attempt.mediaId);
    const [row] = await db.sql("select state, object_key from public.media where id = $1", [
      attempt.mediaId,
    ]);
    expect(row?.state).toBe("ready");
    expect(filesOf(attempt)).toEqual([String(row?.object_key).split("/")[1]]);
  });
});
