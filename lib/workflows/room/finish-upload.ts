import type { ServiceDb } from "#lib/data/db";
import { isNeeded } from "#lib/data/room/recordings";
import { acceptRecording, findUpload } from "#lib/data/room/uploads";
import { AppError } from "#lib/domain/core/errors";
import { hasContainerSignature, recordingType } from "#lib/domain/room/room";
import { mediaStore, uploadStore } from "#lib/vendors/media-store";

/**
 * Makes an upload that has arrived whole the answer to its question: stores it, compares size and hash with the
 * browser's, and drops the takes it replaces. Calling it again changes nothing while it is the answer.
 * @throws AppError `not_found`, `conflict` with reason 'upload_incomplete', 'upload_damaged' (the upload is then
 *   forgotten, to be sent again), 'answer_changed' or 'attempt_submitted', `unsupported_media` for a file that is not what it says
 */
export async function finishUpload(
  service: ServiceDb,
  take: {
    tokenHashes: string[];
    attemptId: string;
    questionId: string;
    id: string;
    byteSize: number;
    sha256: string;
    over: string[];
  },
): Promise<void> {
  const upload = await findUpload(service, take.tokenHashes, take.id);
  const type = upload && recordingType(upload.contentType);
  const fits = upload?.attemptId === take.attemptId && upload.questionId === take.questionId;
  if (upload === null || type === null || !fits || upload.state === "discarded") {
    throw new AppError("not_found", "This recording can't be found.");
  }
  const cleared = upload.state === "cleared";
  if (upload.state !== "uploading" && !cleared) {
    if (upload.sha256 !== take.sha256) throw damaged();
    const { attemptId, id, byteSize, sha256, over } = take;
    const recording = { attemptId, id, byteSize, sha256, over, kind: type.kind };
    return removeReplaced(await acceptRecording(service, recording));
  }
  const state = cleared ? null : await uploadStore().state(take.id);
  if (state !== null && (state.size ?? take.byteSize) !== take.byteSize) {
    // Of another length than its device says, it never gets there.
    await uploadStore().remove(take.id);
    throw damaged();
  }
  if (state === null || state.offset !== take.byteSize || state.size !== take.byteSize) {
    throw new AppError("conflict", "This recording hasn't fully arrived yet.", {
      fields: { reason: "upload_incomplete" },
    });
  }
  const { attemptId, objectKey } = upload;
  const store = mediaStore();
  const stored = await store.put(objectKey, checked(type.extension, uploadStore().read(take.id)));
  if (stored.sha256 !== take.sha256) {
    await store.delete(objectKey);
    await uploadStore().remove(take.id);
    throw damaged();
  }
  const recording = { attemptId, id: take.id, kind: type.kind, over: take.over, ...stored };
  const replaced = await acceptRecording(service, recording).catch(async (refusal: unknown) => {
    // A deletion on the way may have looked before this file was there.
    if (!(await isNeeded(service, take.id))) await store.deleteAll(objectKey);
    throw refusal;
  });
  await uploadStore().remove(take.id);
  await removeReplaced(replaced);
}

async function removeReplaced(keys: readonly string[]): Promise<void> {
  for (const key of keys) await mediaStore().delete(key);
}

function damaged(): AppError {
  return new AppError(
    "conflict",
    "This recording was damaged on the way and is being sent again.",
    {
      fields: { reason: "upload_damaged" },
    },
  );
}

/** The same bytes, unless the first of them say that this is another kind of file. */
async function* checked(
  extension: "webm" | "mp4",
  bytes: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  let first = true;
  for await (const chunk of bytes) {
    if (first && !hasContainerSignature(extension, chunk)) {
      throw new AppError("unsupported_media", "This file isn't the recording it claims to be.");
    }
    first = false;
    yield chunk;
  }
}
