import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStores, type UploadStore } from "#lib/vendors/media-store";
import { uploadThrough } from "../../../scripts/chaos/upload";
import { startObjectStore } from "./support/bucket";
import { startUploadServer } from "./support/upload-server";

let root: string;
let closing: (() => Promise<void>)[];
beforeEach(() => {
  closing = [];
  root = mkdtempSync(join(tmpdir(), "rolecall-lost-"));
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(root, { recursive: true, force: true });
});

async function openUploads(kind: string): Promise<UploadStore> {
  if (kind === "a folder") return openStores({ folder: root }).uploads;
  const running = await startObjectStore(root);
  closing.push(running.close);
  return openStores(running.place).uploads;
}

/** A web server that loses what it has of an upload before one of its requests. */
async function startForgetful(uploads: UploadStore, before: number): Promise<string> {
  let patches = 0;
  const { origin, close } = await startUploadServer(uploads, async ({ method, url }) => {
    if (method === "PATCH" && ++patches === before)
      await uploads.remove(url?.split("/").at(-1) ?? "");
  });
  closing.push(close);
  return origin;
}

describe.each(["a folder", "a bucket"])("An upload that %s has lost in the middle", (kind) => {
  it("is begun anew at its own address, and every byte arrives", async () => {
    const uploads = await openUploads(kind);
    const origin = await startForgetful(uploads, 4);
    const take = { id: randomUUID(), questionId: randomUUID(), bytes: randomBytes(700_000) };
    const sent = await uploadThrough(origin, "", take);
    expect(sent).toBeGreaterThan(take.bytes.length + 3 * 96 * 1024);
    const parts: Uint8Array[] = [];
    for await (const part of uploads.read(take.id)) parts.push(part);
    expect(Buffer.concat(parts).equals(take.bytes)).toBe(true);
    expect(await uploads.state(take.id)).toMatchObject({ offset: take.bytes.length });
  });
});
