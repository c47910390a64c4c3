import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM, VirtualConsole } from "jsdom";
import { openStores, type UploadStore } from "#lib/vendors/media-store";
import { openMemoryStore, type Take } from "../../../components/room/take-store";
import { tusSend } from "../../../components/room/tus-send";
import { startUploadServer, type UploadServer } from "./support/upload-server";

const KiB = 1024;

let root: string;
let uploads: UploadStore;
let server: UploadServer;
/** What was asked for, as 'PATCH 65536'. */
let asked: string[];
let before: (request: IncomingMessage) => Promise<void> | void;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "rolecall-send-"));
  uploads = openStores({ folder: root }).uploads;
  asked = [];
  before = () => {};
  server = await startUploadServer(uploads, async (request) => {
    asked.push([request.method, request.headers["content-length"]].filter(Boolean).join(" "));
    await before(request);
  });
  // The browser's own interface, at the server's own address.
  globalThis.XMLHttpRequest = new JSDOM("", {
    url: server.origin,
    virtualConsole: new VirtualConsole(),
  }).window.XMLHttpRequest;
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** A take on the device that grows by what is added, until it stops. */
function recorder() {
  const store = openMemoryStore();
  const all: Buffer[] = [];
  let sending = new AbortController();
  let wake = () => {};
  let take: Take = {
    id: randomUUID(),
    attemptId: randomUUID(),
    questionId: randomUUID(),
    mimeType: "video/webm;codecs=vp8,opus",
    ...{ startedAt: 0, seconds: 1, slices: 0, bytes: 0 },
    ...{ stopped: false, whole: true, accepted: true },
  };
  return {
    progress: [] as number[],
    get bytes() {
      return Buffer.concat(all);
    },
    get id() {
      return take.id;
    },
    async add(size: number) {
      const slice = randomBytes(size);
      all.push(slice);
      const grown = { ...take, slices: take.slices + 1, bytes: take.bytes + size };
      await store.addSlice(grown, take.slices, slice);
      take = grown;
      wake();
    },
    stop() {
      take = { ...take, stopped: true };
      wake();
    },
    leave() {
      sending.abort();
      wake();
    },
    send(begun: boolean) {
      sending = new AbortController();
      return tusSend({
        take,
        store,
        begun,
        current: () => take,
        changed: () => new Promise<void>((resolve) => (wake = resolve)),
        onProgress: (bytes) => void this.progress.push(bytes),
        onLeft: () => {},
        signal: sending.signal,
      });
    },
  };
}

async function stored(id: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of uploads.read(id)) parts.push(part);
  return Buffer.concat(parts);
}

describe("A take on its way to the server", () => {
  it("goes in small requests while it is recorded, and says its length with the last of them", async () => {
    const take = recorder();
    const sent = take.send(false);
    for (let second = 0; second < 3; second++) {
      await take.add(50 * KiB);
    }
    take.stop();
    await sent;
    expect(await stored(take.id)).toEqual(take.bytes);
    expect(await uploads.state(take.id)).toEqual({ offset: 150 * KiB, size: 150 * KiB });
    expect(take.progress.at(-1)).toBe(150 * KiB);
    expect(Math.max(...asked.map((request) => Number(request.split(" ")[1] ?? 0)))).toBeLessThan(
      97 * KiB,
    );
  });

  it("goes on where the server is, and sends nothing twice", async () => {
    const take = recorder();
    await take.add(300 * KiB);
    take.stop();
    let patches = 0;
    before = ({ method, socket }) => {
      if (method === "PATCH" && ++patches === 3) socket.destroy();
    };
    await expect(take.send(false)).rejects.toMatchObject({ status: 0, reason: "network" });
    asked = [];
    await take.send(true);
    expect(await stored(take.id)).toEqual(take.bytes);
    expect(asked).toEqual(["HEAD", `PATCH ${96 * KiB}`, `PATCH ${12 * KiB}`]);
  });

  it("tells the length of what has arrived whole without its end, and asks once where all is there", async () => {
    const take = recorder();
    await take.add(64 * KiB);
    const cut = take.send(false);
    while (take.progress.at(-1) !== 64 * KiB) await new Promise(setImmediate);
    take.leave();
    await expect(cut).rejects.toMatchObject({ status: 0, reason: "aborted" });
    expect(await uploads.state(take.id)).toEqual({ offset: 64 * KiB, size: null });
    take.stop();
    asked = [];
    await take.send(true);
    expect(await uploads.state(take.id)).toEqual({ offset: 64 * KiB, size: 64 * KiB });
    await take.send(true);
    expect(asked).toEqual(["HEAD", "PATCH 0", "HEAD"]);
  });

  it("does not tell its length twice, as where the line broke within the last request", async () => {
    const take = recorder();
    await take.add(100 * KiB);
    take.stop();
    before = async ({ method, headers, socket }) => {
      if (method !== "PATCH" || !headers["upload-length"]) return;
      before = () => {};
      await uploads.tus.declareUploadLength(take.id, Number(headers["upload-length"]));
      socket.destroy();
    };
    await expect(take.send(false)).rejects.toMatchObject({ status: 0, reason: "network" });
    expect(await uploads.state(take.id)).toEqual({ offset: 96 * KiB, size: 100 * KiB });
    await take.send(true);
    expect(await stored(take.id)).toEqual(take.bytes);
  });

  it("is begun anew at its own address where the server has lost it", async () => {
    const take = recorder();
    await take.add(200 * KiB);
    take.stop();
    let patches = 0;
    before = async ({ method }) => {
      if (method === "PATCH" && ++patches === 2) await uploads.remove(take.id);
    };
    await expect(take.send(false)).rejects.toMatchObject({ status: 404 });
    await take.send(true);
    expect(await stored(take.id)).toEqual(take.bytes);
  });
});
