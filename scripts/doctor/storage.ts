import { randomUUID } from "node:crypto";
import type { Database } from "#lib/data/database";
import { AppError } from "#lib/domain/core/errors";
import { mediaPlace } from "#lib/env/server";
import { openStores } from "#lib/vendors/media-store";
import { serviceClient } from "#lib/vendors/supabase";
import { fails, type Outcome, works } from "./outcome.ts";

async function* oneChunk(bytes: Uint8Array) {
  yield bytes;
}

/** Writes, reads and deletes a recording of 64 bytes where recordings live. */
export async function recordings(): Promise<Outcome> {
  const place = mediaPlace();
  const { media } = openStores(place);
  const key = `${randomUUID()}/${randomUUID()}.webm`;
  const bytes = crypto.getRandomValues(new Uint8Array(64));
  try {
    await media.put(key, oneChunk(bytes)).catch((cause: unknown) => {
      throw new AppError("unavailable", "A recording can't be written", { cause });
    });
    const back = await new Response(await media.openRead(key)).bytes();
    if (Buffer.compare(back, bytes) !== 0) return fails("it gave back other bytes");
  } finally {
    await media.delete(key).catch(() => undefined);
  }
  if ((await media.size(key)) !== null) return fails("a deleted recording is still there");
  return works(`written, read and deleted, in ${"folder" in place ? "a folder" : "a bucket"}`);
}

/** Whether the bucket of logos is there and the one for recordings is closed. */
export async function buckets(): Promise<Outcome> {
  // Above row-level security: buckets are the service's own.
  const { data, error } = await serviceClient<Database>().storage.listBuckets();
  if (error) throw error;
  const open = new Map(data.map((bucket) => [bucket.name, bucket.public]));
  if (open.get("company-assets") !== true) return fails("there is no public bucket company-assets");
  if (open.get("candidate-media") !== false)
    return fails("there is no private bucket candidate-media");
  return works("company-assets is public, candidate-media is private");
}
