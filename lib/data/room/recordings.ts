import { type Db, type ServiceDb, unwrap } from "../db.ts";

/** A stored recording: its key in the store, and its type with the codecs as far as they are known. */
export type Recording = { id: string; objectKey: string; contentType: string };

type State = "uploaded" | "ready" | "failed";

async function findIn(db: Db, id: string, states: readonly State[]): Promise<Recording | null> {
  const data = unwrap(
    await db
      .from("media")
      .select("id, object_key, content_type")
      .eq("id", id)
      .in("state", states)
      .maybeSingle(),
  );
  return data && { id: data.id, objectKey: data.object_key, contentType: data.content_type };
}

/** A finished recording that this client may see, or null. One that can't be read is offered as a file. */
export function findRecording(db: Db, id: string): Promise<Recording | null> {
  return findIn(db, id, ["uploaded", "ready", "failed"]);
}

/** A recording that has arrived and is not playable yet; null if it is gone, dropped or done. */
export function readUploadedRecording(service: ServiceDb, id: string): Promise<Recording | null> {
  return findIn(service, id, ["uploaded"]);
}

/** A recording that is playable; null if it is gone or not yet. */
export function readPlayableRecording(service: ServiceDb, id: string): Promise<Recording | null> {
  return findIn(service, id, ["ready"]);
}

type Copy = {
  objectKey: string;
  contentType: string;
  byteSize: number;
  durationSeconds: number;
  hasVideo: boolean;
};

const rowOf = (copy: Copy) => ({
  object_key: copy.objectKey,
  content_type: copy.contentType,
  byte_size: copy.byteSize,
  duration_seconds: copy.durationSeconds,
  has_video: copy.hasVideo,
});

/**
 * Puts a copy in another format in the place of a recording; `sha256` stays that of what was sent.
 * @returns false if the recording was dropped meanwhile
 */
export async function markConverted(
  service: ServiceDb,
  from: Recording,
  copy: Copy,
): Promise<boolean> {
  const data = unwrap(
    await service
      .from("media")
      .update(rowOf(copy))
      .eq("id", from.id)
      .eq("object_key", from.objectKey)
      .select("id"),
  );
  return data.length > 0;
}

/**
 * Puts the playable copy in the place of what was sent; `sha256` stays that of what was sent.
 * @returns false if the recording was dropped meanwhile
 */
export async function markPlayable(service: ServiceDb, id: string, copy: Copy): Promise<boolean> {
  const data = unwrap(
    await service
      .from("media")
      .update({ ...rowOf(copy), state: "ready", error: null })
      .eq("id", id)
      .eq("state", "uploaded")
      .select("id"),
  );
  return data.length > 0;
}

/** Says that a recording can't be read. */
export async function markUnreadable(
  service: ServiceDb,
  id: string,
  reason: string,
): Promise<void> {
  unwrap(
    await service
      .from("media")
      .update({ state: "failed", error: reason })
      .eq("id", id)
      .eq("state", "uploaded"),
  );
}

/** Whether a recording is there, was not dropped and did not make room for another. */
export async function isNeeded(service: ServiceDb, id: string): Promise<boolean> {
  const found = await service.from("media").select("state, cleared_at").eq("id", id).maybeSingle();
  const data = unwrap(found);
  return data !== null && data.state !== "discarded" && data.cleared_at === null;
}

/** Drops uploads that nobody will finish and queues the removal of their files; answers how many. */
export async function sweepUploads(service: ServiceDb): Promise<number> {
  return unwrap(await service.rpc("sweep_uploads"));
}
