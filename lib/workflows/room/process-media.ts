import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import {
  isNeeded,
  markPlayable,
  markUnreadable,
  readUploadedRecording,
} from "#lib/data/room/recordings";
import { AppError } from "#lib/domain/core/errors";
import { playsEverywhere } from "#lib/domain/room/playable";
import { remux } from "#lib/vendors/media-container";
import { mediaStore } from "#lib/vendors/media-store";

/** `a/b.webm` → `a/b.playable.webm` */
function playableKey(objectKey: string): string {
  return objectKey.replace(/\.(\w+)$/, ".playable.$1");
}

/**
 * Gives a recorder's file a duration, so that it can be sought, by copying it into a whole file of the same kind.
 * Running again does the same or nothing. A file that is no recording is marked, not retried.
 */
export async function processMedia(service: ServiceDb, mediaId: string): Promise<void> {
  const recording = await readUploadedRecording(service, mediaId);
  if (recording === null) return;
  const store = mediaStore();
  const made = join(tmpdir(), `rolecall-${randomUUID()}`);
  try {
    const facts = await store.withFile(recording.objectKey, (path) => remux(path, made));
    const objectKey = playableKey(recording.objectKey);
    const { byteSize } = await store.put(objectKey, createReadStream(made));
    const kept = await markPlayable(service, mediaId, { objectKey, byteSize, ...facts });
    if (kept) await store.delete(recording.objectKey);
    // If another worker did the same, the copy is in use.
    else if (!(await isNeeded(service, mediaId))) await store.deleteAll(objectKey);
    if (kept) await enqueueJob(service, "transcribe_answer", { mediaId }, `transcribe:${mediaId}`);
    if (kept && !playsEverywhere(facts.contentType)) {
      await enqueueJob(service, "convert_media", { mediaId }, `convert:${mediaId}`);
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unsupported_media") throw error;
    await markUnreadable(service, mediaId, error.message);
  } finally {
    await rm(made, { force: true });
  }
}
