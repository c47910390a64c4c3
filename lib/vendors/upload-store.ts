import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Configstore, FileStore } from "@tus/file-store";
import { Upload } from "@tus/server";
import { z } from "zod";
import { serverEnv } from "../env/server.ts";

const ID = /^[0-9a-f-]{36}$/;

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

let store: FileStore | undefined;

/** Where unfinished uploads live. */
export function uploadStore(): FileStore {
  const directory = join(serverEnv().MEDIA_DIR, "uploads");
  store ??= new FileStore({ directory, configstore: new AtomicConfig(directory) });
  return store;
}

/** How much of an upload is here; `size` is null until its end is known. Null where there is no such upload. */
export async function uploadState(
  id: string,
): Promise<{ offset: number; size: number | null } | null> {
  if (!ID.test(id)) return null;
  const upload = await uploadStore()
    .getUpload(id)
    .catch(() => null);
  return upload && { offset: upload.offset, size: upload.size ?? null };
}

/** The bytes of an upload. */
export function readUpload(id: string): AsyncIterable<Uint8Array> {
  return uploadStore().read(id);
}

/** Forgets an upload; one that is gone already is no error. */
export async function removeUpload(id: string): Promise<void> {
  if (!ID.test(id)) return;
  await uploadStore()
    .remove(id)
    .catch(() => undefined);
}
