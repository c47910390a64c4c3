import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, extname, join, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { App } from "@supabase/lite";
import { byteRange, requestInHand } from "./request.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type Stored = Awaited<ReturnType<StorageAdapter["headObject"]>>;

const TYPES: Record<string, string> = {
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".pdf": "application/pdf",
};

/** Files on disk: written beside and renamed, so that a killed upload leaves no half file; read as a stream. */
export function diskStorage(root: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) => {
    const file = join(root, bucket, key);
    if (!file.startsWith(join(root, bucket) + sep))
      throw new Error("A key may not leave its bucket.");
    return file;
  };

  async function stored(bucket: string, key: string): Promise<Stored> {
    const { size, mtime } = await stat(fileOf(bucket, key));
    const version = createHash("sha256").update(`${size}-${mtime.getTime()}`).digest("hex");
    return {
      cacheControl: "no-cache",
      contentLength: size,
      size,
      mimetype: TYPES[extname(key)] ?? "application/octet-stream",
      lastModified: mtime,
      eTag: `"${version.slice(0, 32)}"`,
      httpStatusCode: 200,
    };
  }

  const remove = (bucket: string, key: string) => rm(fileOf(bucket, key), { force: true });

  return {
    driver: null,
    async getObject(bucket, key) {
      const whole = await stored(bucket, key);
      const range = byteRange(requestInHand.getStore()?.range ?? null, whole.size);
      const body = Readable.toWeb(createReadStream(fileOf(bucket, key), range));
      if (!range) return { metadata: whole, httpStatusCode: 200, body };
      const metadata = {
        ...whole,
        contentLength: range.end - range.start + 1,
        contentRange: `bytes ${range.start}-${range.end}/${whole.size}`,
      };
      return { metadata, httpStatusCode: 206, body };
    },
    async uploadObject(bucket, key, _version, body) {
      const file = fileOf(bucket, key);
      const part = `${file}.${crypto.randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      try {
        const source = body instanceof Uint8Array ? Readable.from([body]) : body;
        await pipeline(source, createWriteStream(part, { flush: true }));
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
      return stored(bucket, key);
    },
    deleteObject: remove,
    async deleteObjects(bucket, keys) {
      await Promise.all(keys.map((key) => remove(bucket, key)));
    },
    async copyObject(sourceBucket, source, _version, bucket, key) {
      await mkdir(dirname(fileOf(bucket, key)), { recursive: true });
      await copyFile(fileOf(sourceBucket, source), fileOf(bucket, key));
      return stored(bucket, key);
    },
    headObject: stored,
    privateAssetUrl: async (bucket, key) => fileOf(bucket, key),
  };
}
