import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, type ReadStream } from "node:fs";
import { access, constants, mkdir, readdir, rename, rm, rmdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type MediaStore, recordingNotFound, validatedKey } from "./types.ts";

/** The disk below `root`. */
export function diskStore(root: string): MediaStore {
  const pathOf = (key: string) => join(root, validatedKey(key));
  const sizeOf = async (key: string) => {
    const found = await stat(pathOf(key)).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    async check() {
      await mkdir(root, { recursive: true });
      await access(root, constants.W_OK);
    },
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
      if ((await sizeOf(key)) === null) throw recordingNotFound(key);
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
      if ((await sizeOf(key)) === null) throw recordingNotFound(key);
      return use(pathOf(key));
    },
    address: async () => null,
  };
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
