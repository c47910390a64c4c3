import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Configstore, FileStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import { z } from "zod";
import { isUploadId, type UploadStore } from "./types.ts";

const stored = z.object({
  id: z.string(),
  size: z.number().optional(),
  offset: z.number(),
  metadata: z.record(z.string(), z.string().nullable()).optional(),
  creation_date: z.string().optional(),
});

/** What is known of each upload, written beside its bytes in one step, so that a kill leaves old or new, never half. */
class AtomicConfig implements Configstore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(id: string): Promise<Upload | undefined> {
    const text = await readFile(this.#path(id), "utf8").catch(() => null);
    return text === null ? undefined : new Upload(stored.parse(JSON.parse(text)));
  }

  async set(id: string, upload: Upload): Promise<void> {
    const part = `${this.#path(id)}.${crypto.randomUUID()}.part`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(part, JSON.stringify(upload), { flush: true });
    await rename(part, this.#path(id));
  }

  async delete(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  #path(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

/** Uploads below a folder, one file each. */
export function diskUploads(directory: string): UploadStore {
  // Its constructor makes the folder it is told and throws past everybody if it can't; `create` makes it anyway.
  const about = new AtomicConfig(directory);
  const tus = new FileStore({ directory: tmpdir(), configstore: about });
  tus.directory = directory;
  return {
    tus,
    async state(id) {
      if (!isUploadId(id)) return null;
      const upload = await tus.getUpload(id).catch(() => null);
      return upload && { offset: upload.offset, size: upload.size ?? null };
    },
    read: (id) => tus.read(id),
    async remove(id) {
      if (!isUploadId(id)) return;
      // tus's own leaves what is known of it if a kill came between the two.
      await rm(join(directory, id), { force: true });
      await about.delete(id);
    },
  };
}
