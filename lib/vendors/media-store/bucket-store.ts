import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Bucket } from "./bucket-types.ts";
import { type MediaStore, recordingNotFound, validatedKey } from "./types.ts";

/** S3 takes parts of 5 MiB and more; a recording of a minute is one object. */
const PART_BYTES = 8 * 1024 * 1024;

/** The same bytes in parts of one size, the last but one; at least one part. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    waiting.push(chunk);
    size += chunk.byteLength;
    while (size >= PART_BYTES) {
      const bytes = Buffer.concat(waiting);
      yield bytes.subarray(0, PART_BYTES);
      waiting = [bytes.subarray(PART_BYTES)];
      size -= PART_BYTES;
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}

async function* joined(first: Uint8Array, rest: AsyncGenerator<Uint8Array>) {
  yield first;
  yield* rest;
}

/** Recordings in a private bucket, below `folder`. */
export function bucketStore(bucket: Bucket, folder: string): MediaStore {
  const nameOf = (key: string) => `${folder}/${validatedKey(key)}`;
  const typeOf = (key: string) => (key.endsWith(".mp4") ? "video/mp4" : "video/webm");
  const read = async (key: string, range?: { start: number; end: number }) => {
    const body = await bucket.get(nameOf(key), range);
    if (body === null) throw recordingNotFound(key);
    return body;
  };
  return {
    async check() {
      // No recording's name begins so: an answer without any, by a bucket that is there.
      await bucket.list(`${folder}/check/`);
    },
    async put(key, body) {
      const name = nameOf(key);
      const hash = createHash("sha256");
      let byteSize = 0;
      async function* counted() {
        for await (const chunk of body) {
          hash.update(chunk);
          byteSize += chunk.byteLength;
          yield chunk;
        }
      }
      const parts = inParts(counted());
      const first = (await parts.next()).value ?? new Uint8Array();
      if (first.byteLength < PART_BYTES) await bucket.put(name, first, typeOf(key));
      else await bucket.putParts(name, joined(first, parts), typeOf(key));
      return { byteSize, sha256: hash.digest("hex") };
    },
    openRead: read,
    size: (key) => bucket.size(nameOf(key)),
    delete: (key) => bucket.delete(nameOf(key)),
    async deleteAll(key) {
      const name = nameOf(key);
      const file = name.lastIndexOf("/") + 1;
      const recording = `${name.slice(0, file)}${name.slice(file).split(".")[0]}.`;
      for (const object of await bucket.list(recording)) await bucket.delete(object.key);
    },
    async withFile(key, use) {
      const path = join(tmpdir(), `rolecall-${randomUUID()}`);
      try {
        await pipeline(await read(key), createWriteStream(path));
        return await use(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    address: (key, fileName) =>
      bucket.address(nameOf(key), fileName && `attachment; filename="${fileName}"`),
  };
}
