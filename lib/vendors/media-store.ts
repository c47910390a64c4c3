import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, type ReadStream } from "node:fs";
import { mkdir, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "../domain/errors.ts";
import { serverEnv } from "../env/server.ts";

/** Where recordings live. Keys look like `{attempt id}/{recording id}.webm`; anything else does not exist. */
export type MediaStore = {
  /** Stores a whole file, or nothing. Answers its size in bytes and its SHA-256 in hex. */
  put(key: string, body: AsyncIterable<Uint8Array>): Promise<{ byteSize: number; sha256: string }>;
  /** The file, or the bytes from `start` to `end`, both included. @throws AppError `not_found` */
  openRead(
    key: string,
    range?: { start: number; end: number },
  ): Promise<ReadableStream<Uint8Array>>;
  /** Bytes; null where there is no such file. */
  size(key: string): Promise<number | null>;
  /** Removes a file; one that is gone already is no error. */
  delete(key: string): Promise<void>;
  /** Removes every file of a recording, by the key of any of them: copies and unfinished ones too. */
  deleteAll(key: string): Promise<void>;
  /** Hands a file on this machine to a tool that reads paths. @throws AppError `not_found` */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
};

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}(?:\.[a-z]{2,12})?\.(?:webm|mp4)$/;

/** The disk below `root`. Another store has the same verbs. */
export function diskStore(root: string): MediaStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw missing(key);
    return join(root, key);
  };
  const sizeOf = async (key: string) => {
    const found = await stat(pathOf(key)).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    async put(key, body) {
      const path = pathOf(key);
      const part = `${path}.${crypto.randomUUID()}.part`;
      const hash = createHash("sha256");
      let byteSize = 0;
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(
          body,
          async function* (chunks) {
            for await (const chunk of chunks) {
              hash.update(chunk);
              byteSize += chunk.byteLength;
              yield chunk;
            }
          },
          createWriteStream(part, { flush: true }),
        );
        await rename(part, path);
      } finally {
        await rm(part, { force: true });
      }
      return { byteSize, sha256: hash.digest("hex") };
    },
    async openRead(key, range) {
      if ((await sizeOf(key)) === null) throw missing(key);
      return webStream(createReadStream(pathOf(key), range));
    },
    size: sizeOf,
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async deleteAll(key) {
      const folder = dirname(pathOf(key));
      const [recording = key] = basename(key).split(".");
      const names = await readdir(folder).catch(() => []);
      const own = names.filter((name) => name.startsWith(`${recording}.`));
      for (const name of own) await rm(join(folder, name), { force: true });
      // Only an empty folder goes.
      await rmdir(folder).catch(() => undefined);
    },
    async withFile(key, use) {
      if ((await sizeOf(key)) === null) throw missing(key);
      return use(pathOf(key));
    },
  };
}

/** The store of this installation. */
export function mediaStore(): MediaStore {
  return diskStore(join(serverEnv().MEDIA_DIR, "recordings"));
}

/** Node's own `Readable.toWeb` is typed for another ReadableStream than fetch's Response takes. */
function webStream(file: ReadStream): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Buffer> = file[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      file.destroy();
    },
  });
}

function missing(key: string): AppError {
  return new AppError("not_found", "This recording is not here.", { log: `no recording ${key}` });
}
