import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ServiceDb } from "#lib/data/db";
import { isNeeded, markConverted, readPlayableRecording } from "#lib/data/room/recordings";
import { AppError } from "#lib/domain/core/errors";
import { playsEverywhere } from "#lib/domain/room/playable";
import { probe } from "#lib/vendors/media-container";
import { mediaStore } from "#lib/vendors/media-store";
import { transcode } from "#lib/vendors/transcoder";

/**
 * Encodes a recording again that not every browser plays, if this server can; else it stays as it is, and the
 * player's page offers it for download. Running again does the same or nothing.
 */
export async function convertMedia(service: ServiceDb, mediaId: string): Promise<void> {
  const recording = await readPlayableRecording(service, mediaId);
  if (recording === null || playsEverywhere(recording.contentType)) return;
  const store = mediaStore();
  const made = join(tmpdir(), `rolecall-${randomUUID()}.mp4`);
  try {
    const done = await store.withFile(recording.objectKey, (path) => transcode(path, made));
    if (!done) return;
    const objectKey = `${recording.objectKey.split(".")[0]}.converted.mp4`;
    const { byteSize } = await store.put(objectKey, createReadStream(made));
    const facts = await probe(made);
    const kept = await markConverted(service, recording, { objectKey, byteSize, ...facts });
    if (kept) await store.delete(recording.objectKey);
    // If another worker did the same, the copy is in use.
    else if (!(await isNeeded(service, mediaId))) await store.deleteAll(objectKey);
  } catch (error) {
    // What can't be converted stays as it came.
    if (!(error instanceof AppError) || error.code !== "unsupported_media") throw error;
  } finally {
    await rm(made, { force: true });
  }
}
