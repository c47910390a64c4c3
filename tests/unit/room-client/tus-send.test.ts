import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { openMemoryStore, type Take } from "#lib/room-client/take-store";
import { SendFault, tusSend } from "#lib/room-client/tus-send";

const ID = "5b0a5d0e-0f6b-4a35-9b1c-1a8d7c1f2e3d";

const TUS = { "tus-resumable": "1.0.0" };

/**
 * A server that keeps one upload in memory; the request of a number may be cut off, with a share of its body kept, or
 * never get there, because somebody else answers it.
 */
function tusServer(
  cut: { request: number; kept: 0 | 0.5 | 1; foreign?: () => Response } | null = null,
) {
  const state = {
    bytes: Buffer.alloc(0),
    length: null as number | null,
    begun: false,
    requests: 0,
  };
  const answer = async (address: string, init: RequestInit, share: number): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (init.method === "POST") {
      expect(address).toBe("/api/room/uploads");
      const anew = headers.get("upload-metadata")?.includes("anew ");
      if (state.begun && !anew) return new Response(null, { status: 409, headers: TUS });
      Object.assign(state, { begun: true, bytes: Buffer.alloc(0), length: null });
      const location = `/api/room/uploads/${ID}`;
      return new Response(null, { status: 201, headers: { ...TUS, location } });
    }
    expect(address).toBe(`/api/room/uploads/${ID}`);
    if (!state.begun) return new Response(null, { status: 404, headers: TUS });
    if (init.method === "PATCH") {
      const offset = Number(headers.get("upload-offset"));
      if (offset !== state.bytes.length) return new Response(null, { status: 409, headers: TUS });
      const body = init.body instanceof Blob ? await init.body.bytes() : new Uint8Array();
      if (headers.has("upload-length")) {
        // Said twice, it is refused.
        if (state.length !== null) return new Response(null, { status: 400, headers: TUS });
        state.length = Number(headers.get("upload-length"));
      }
      state.bytes = Buffer.concat([state.bytes, body.subarray(0, body.length * share)]);
    }
    return new Response(null, {
      headers: {
        ...TUS,
        "upload-offset": String(state.bytes.length),
        ...(state.length !== null && { "upload-length": String(state.length) }),
      },
    });
  };
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, init = {}) => {
    state.requests += 1;
    const broken = cut?.request === state.requests;
    if (broken && cut.foreign) return cut.foreign();
    if (broken && cut.kept === 0) throw new TypeError("the line broke");
    const response = await answer(String(address), init, broken ? cut.kept : 1);
    if (broken) throw new TypeError("the line broke");
    return response;
  });
  return state;
}

const SLICES = [70_000, 10, 90_000, 250_000].map((size, index) =>
  Uint8Array.from({ length: size }, (_, at) => (at * 7 + index) % 251),
);
const WHOLE = Buffer.concat(SLICES);

/** A recording that grows slice by slice each time that the sender waits. */
async function growing() {
  const store = openMemoryStore();
  let take: Take = {
    id: ID,
    attemptId: "attempt",
    questionId: "question",
    mimeType: "video/webm",
    number: 1,
    openedAt: 0,
    seconds: 0,
    slices: 0,
    bytes: 0,
    stopped: false,
    whole: false,
    accepted: false,
  };
  const changed = async () => {
    const slice = SLICES[take.slices];
    if (slice === undefined) take = { ...take, stopped: true, whole: true };
    else {
      const grown = { ...take, slices: take.slices + 1, bytes: take.bytes + slice.length };
      await store.addSlice(grown, take.slices, slice);
      take = grown;
    }
  };
  return { store, changed, current: () => take };
}

afterEach(() => jest.restoreAllMocks());

const page = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 404 ? null : "<h1>Sign in</h1>", { status, headers });

/** Sends until it is done, as the uploader does. */
async function sendThrough(tries: number, onFault: (fault: unknown) => void = () => {}) {
  const { store, changed, current } = await growing();
  const onProgress = jest.fn();
  for (let number = 0; number < tries; number++) {
    try {
      await tusSend({
        take: current(),
        store,
        begun: number > 0,
        current,
        changed,
        onProgress,
        signal: new AbortController().signal,
      });
      return onProgress;
    } catch (error) {
      if (number === tries - 1) throw error;
      onFault(error);
    }
  }
}

describe("A recording that is sent while it grows", () => {
  it("arrives whole, with its length", async () => {
    const server = tusServer();
    const onProgress = await sendThrough(1);
    expect(server.bytes.equals(WHOLE)).toBe(true);
    expect(server.length).toBe(WHOLE.length);
    expect(onProgress).toHaveBeenLastCalledWith(WHOLE.length);
  });

  it("arrives whole whichever request is cut off, wherever in its body", async () => {
    for (let request = 1; request < 9; request++) {
      for (const kept of [0, 0.5, 1] as const) {
        const server = tusServer({ request, kept });
        await sendThrough(2);
        expect(server.bytes.equals(WHOLE)).toBe(true);
        expect(server.length).toBe(WHOLE.length);
        jest.restoreAllMocks();
      }
    }
  });

  it.each<[string, () => Response]>([
    ["a filter's page", () => new Response("<h1>Blocked</h1>", { status: 200 })],
    ["a page with an offset of its own", () => page(200, { "upload-offset": "999999" })],
    ["a sign-in page", () => page(401)],
    ["a firewall", () => page(403)],
    ["a proxy that knows no PATCH", () => page(405)],
    ["a proxy that finds nothing", () => page(404)],
    ["a proxy that takes little", () => page(413)],
    ["somebody who speaks the protocol and says nothing", () => page(200, TUS)],
  ])("arrives whole where %s answers any of its requests", async (_who, foreign) => {
    const faults: unknown[] = [];
    for (let request = 1; request < 9; request++) {
      const server = tusServer({ request, kept: 0, foreign });
      await sendThrough(2, (fault) => faults.push(fault instanceof SendFault && fault.status));
      expect(server.bytes.equals(WHOLE)).toBe(true);
      expect(server.length).toBe(WHOLE.length);
      jest.restoreAllMocks();
    }
    // Nothing that the uploader gives up at.
    expect(new Set(faults)).toEqual(new Set([0]));
  });

  it("is begun again where what the server has can't become it", async () => {
    const { store, changed, current } = await growing();
    while (!current().stopped) await changed();
    const bytes = Buffer.from("of a first piece that a filter has swallowed");
    for (const kept of [
      { bytes, length: bytes.length + 9 },
      { bytes: Buffer.alloc(WHOLE.length + 1), length: null },
    ]) {
      const server = Object.assign(tusServer(), { begun: true, ...kept });
      await tusSend({
        take: current(),
        store,
        begun: true,
        current,
        changed,
        onProgress: () => {},
        signal: new AbortController().signal,
      });
      expect(server.bytes.equals(WHOLE)).toBe(true);
      expect(server.length).toBe(WHOLE.length);
      jest.restoreAllMocks();
    }
  });

  it("is what the server's own implementation takes, live and after a pause", async () => {
    const directory = mkdtempSync(join(tmpdir(), "rolecall-tus-"));
    const tus = new Server({
      path: "/api/room/uploads",
      relativeLocation: true,
      datastore: new FileStore({ directory }),
      namingFunction: (_request, metadata) => metadata?.take ?? "",
      generateUrl: (_request, { path, id }) => `${path}/${id}`,
    });
    const server = tus.listen(0, "127.0.0.1");
    await new Promise((ready) => server.once("listening", ready));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const send = globalThis.fetch;
    let requests = 0;
    jest.spyOn(globalThis, "fetch").mockImplementation((path, init) => {
      requests += 1;
      if (requests === 4) return Promise.reject(new TypeError("the line broke"));
      return send(`http://127.0.0.1:${port}${path}`, init);
    });
    try {
      await sendThrough(2);
      expect(readFileSync(join(directory, ID)).equals(WHOLE)).toBe(true);
    } finally {
      server.close();
      server.closeAllConnections();
      rmSync(directory, { recursive: true });
    }
  });

  it("says why the server refuses it", async () => {
    jest
      .spyOn(globalThis, "fetch")
      .mockResolvedValue(
        Response.json(
          { error: { fields: { reason: "takes_used_up" } } },
          { status: 409, headers: TUS },
        ),
      );
    await expect(sendThrough(1)).rejects.toMatchObject({ status: 409, reason: "takes_used_up" });
  });

  it("says so where a part of it is gone from the device", async () => {
    tusServer();
    const { store, changed, current } = await growing();
    await changed();
    await store.removeTake(ID);
    await expect(
      tusSend({
        take: current(),
        store,
        begun: false,
        current,
        changed,
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    ).rejects.toMatchObject({ status: 404, reason: "slice_missing" });
  });
});
