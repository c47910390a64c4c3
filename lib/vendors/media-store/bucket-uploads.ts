import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DataStore, ERRORS, Upload } from "@tus/server";
import { z } from "zod";
import type { Bucket } from "./bucket-types.ts";
import { follow, type Segment } from "./segments.ts";
import { isUploadId, type UploadStore } from "./types.ts";

/** What a server that is killed loses of a request at most: the browser sends it again. */
const SEGMENT_BYTES = 256 * 1024;

const about = z.object({
  size: z.number().optional(),
  metadata: z.record(z.string(), z.string().nullable()).optional(),
  creation_date: z.string().optional(),
});

/**
 * tus on a bucket: what a request brings is stored as objects of its own, named by where they begin, and never
 * written again, so that nothing that was acknowledged can be lost and two servers can't harm each other.
 * (`@tus/s3-store` writes parts of 5 MiB and deletes the unfinished one before it writes it longer.)
 */
class BucketTus extends DataStore {
  readonly #bucket: Bucket;
  readonly #folder: string;

  constructor(bucket: Bucket, folder: string) {
    super();
    this.#bucket = bucket;
    this.#folder = folder;
    this.extensions = ["creation", "creation-defer-length", "termination"];
  }

  override async create(upload: Upload): Promise<Upload> {
    upload.creation_date ??= new Date().toISOString();
    await this.#describe(upload.id, upload);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await this.#about(id);
    const offset = follow(await this.segments(id)).end;
    return new Upload({ ...known, id, offset });
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    await this.#describe(id, { ...(await this.#about(id)), size });
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let waiting: Uint8Array[] = [];
    let size = 0;
    const store = async () => {
      if (size === 0) return;
      const name = `${this.#prefix(id)}${String(at).padStart(12, "0")}-${randomUUID()}`;
      await this.#bucket.put(name, Buffer.concat(waiting), "application/octet-stream");
      at += size;
      waiting = [];
      size = 0;
    };
    try {
      for await (const chunk of body) {
        waiting.push(chunk);
        size += chunk.length;
        if (size >= SEGMENT_BYTES) await store();
      }
    } finally {
      // What a line that broke has brought is kept too.
      await store();
    }
    return at;
  }

  override async remove(id: string): Promise<void> {
    for (const { key } of await this.#bucket.list(`${this.#folder}/${id}/`)) {
      await this.#bucket.delete(key);
    }
  }

  async *bytes(id: string): AsyncGenerator<Uint8Array> {
    for (const { key, skip, size } of follow(await this.segments(id)).path) {
      const body = await this.#bucket.get(key, { start: skip, end: size - 1 });
      if (body === null) throw ERRORS.FILE_NO_LONGER_EXISTS;
      yield* body;
    }
  }

  async segments(id: string): Promise<Segment[]> {
    const prefix = this.#prefix(id);
    return (await this.#bucket.list(prefix)).map(({ key, size }) => ({
      key,
      size,
      start: Number.parseInt(key.slice(prefix.length), 10),
    }));
  }

  #prefix(id: string): string {
    return `${this.#folder}/${id}/bytes/`;
  }

  async #about(id: string): Promise<z.infer<typeof about>> {
    const body = await this.#bucket.get(`${this.#folder}/${id}/about.json`);
    if (body === null) throw ERRORS.FILE_NOT_FOUND;
    return about.parse(await new Response(body).json());
  }

  async #describe(id: string, upload: z.input<typeof about>): Promise<void> {
    const text = JSON.stringify(about.parse(upload));
    const bytes = new TextEncoder().encode(text);
    await this.#bucket.put(`${this.#folder}/${id}/about.json`, bytes, "application/json");
  }
}

/** Uploads in a private bucket, below `folder`. */
export function bucketUploads(bucket: Bucket, folder: string): UploadStore {
  const tus = new BucketTus(bucket, folder);
  return {
    tus,
    async state(id) {
      if (!isUploadId(id)) return null;
      const upload = await tus.getUpload(id).catch(notThere);
      return upload && { offset: upload.offset, size: upload.size ?? null };
    },
    read: (id) => tus.bytes(id),
    async remove(id) {
      if (isUploadId(id)) await tus.remove(id);
    },
  };
}

function notThere(error: unknown): null {
  if (error === ERRORS.FILE_NOT_FOUND) return null;
  throw error;
}
