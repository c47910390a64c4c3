import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "@tus/server";
import { openStores, type UploadStore } from "#lib/vendors/media-store";
import { uploadThrough } from "../../chaos/upload";
import { startObjectStore } from "./support/bucket";

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
async function startForgetful(uploads: UploadStore, before: number) {
  const tus = new Server({
    path: "/api/room/uploads",
    relativeLocation: true,
    datastore: uploads.tus,
    namingFunction: (_request, metadata) => metadata?.take ?? "",
  });
  let patches = 0;
  const server = createServer(async (request, response) => {
    if (request.method === "PATCH" && ++patches === before) {
      await uploads.remove(request.url?.split("/").at(-1) ?? "");
    }
    await tus.handle(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closing.push(() => new Promise((done) => server.close(() => done())));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
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
