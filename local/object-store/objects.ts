import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const aboutSchema = z.object({ contentType: z.string(), etag: z.string() });

type StoredObject = { bytes: Uint8Array; contentType: string; etag: string };
export type Part = { number: number; etag: string };

const SMALLEST_PART = 5 * 1024 * 1024;

/** Objects on disk, one file each; a half-written one is never seen. */
export class Objects {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(bucket: string, key: string, bytes: Uint8Array, contentType: string): Promise<string> {
    const etag = `"${createHash("md5").update(bytes).digest("hex")}"`;
    const path = this.#path(bucket, key);
    const part = join(this.#folder, `${randomUUID()}.part`);
    const head = Buffer.from(`${JSON.stringify({ contentType, etag })}\n`);
    await mkdir(join(this.#folder, bucket), { recursive: true });
    await writeFile(part, Buffer.concat([head, bytes]));
    await rename(part, path);
    return etag;
  }

  async get(bucket: string, key: string): Promise<StoredObject | null> {
    const file = await readFile(this.#path(bucket, key)).catch(() => null);
    if (file === null) return null;
    const end = file.indexOf(10);
    const about = aboutSchema.parse(JSON.parse(file.toString("utf8", 0, end)));
    return { ...about, bytes: file.subarray(end + 1) };
  }

  async delete(bucket: string, key: string): Promise<void> {
    await rm(this.#path(bucket, key), { force: true });
  }

  /** Keys and sizes in order, after one of them, up to a number. */
  async list(bucket: string, prefix: string, after: string, most: number) {
    const names = await readdir(join(this.#folder, bucket)).catch(() => []);
    const keys = names
      .map(decodeURIComponent)
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort();
    const page = await Promise.all(
      keys.slice(0, most).map(async (key) => {
        const object = await this.get(bucket, key);
        return { key, size: object?.bytes.length ?? 0 };
      }),
    );
    return { page, more: keys.length > most };
  }

  async beginParts(contentType: string): Promise<string> {
    const id = randomUUID();
    await mkdir(this.#parts(id), { recursive: true });
    await writeFile(join(this.#parts(id), "type"), contentType);
    return id;
  }

  /** Null if there is no such upload. */
  async putPart(id: string, number: number, bytes: Uint8Array): Promise<string | null> {
    if (!(await this.hasParts(id))) return null;
    await writeFile(join(this.#parts(id), String(number)), bytes);
    return `"${createHash("md5").update(bytes).digest("hex")}"`;
  }

  async hasParts(id: string): Promise<boolean> {
    return /^[0-9a-f-]{36}$/.test(id) && (await stat(this.#parts(id)).catch(() => null)) !== null;
  }

  /** Joins the parts; S3's error code if they do not fit. */
  async complete(bucket: string, key: string, id: string, parts: readonly Part[]) {
    if (!(await this.hasParts(id))) return { fault: "NoSuchUpload" as const };
    const bytes: Buffer[] = [];
    for (const { number, etag } of parts) {
      const part = await readFile(join(this.#parts(id), String(number))).catch(() => null);
      const same = part && `"${createHash("md5").update(part).digest("hex")}"` === etag;
      if (!same) return { fault: "InvalidPart" as const };
      bytes.push(part);
    }
    if (bytes.slice(0, -1).some(({ length }) => length < SMALLEST_PART)) {
      return { fault: "EntityTooSmall" as const };
    }
    const type = await readFile(join(this.#parts(id), "type"), "utf8");
    const etag = await this.put(bucket, key, Buffer.concat(bytes), type);
    await this.abort(id);
    return { etag };
  }

  async abort(id: string): Promise<void> {
    if (await this.hasParts(id)) await rm(this.#parts(id), { recursive: true });
  }

  #path(bucket: string, key: string): string {
    return join(this.#folder, bucket, encodeURIComponent(key));
  }

  #parts(id: string): string {
    return join(this.#folder, "parts", id);
  }
}
