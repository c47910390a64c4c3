import { PLAIN_LINK } from "#lib/domain/interviews/link-source";
import { clearDevice } from "#lib/room-client/clear-device";
import { currentAttempt, setCurrentAttempt } from "#lib/room-client/current-attempt";
import { openBrowserStore } from "#lib/room-client/held-writes";
import { liveTransport } from "#lib/room-client/live-transport";
import { keepReturnToken, openMemoryStore, readReturnToken } from "#lib/room-client/take-store";
import { RoomFault } from "#lib/room-client/transport";
import { keptTake } from "#tests/support/room-client";

jest.mock("#lib/room-client/take-store", () => ({
  ...jest.requireActual("#lib/room-client/take-store"),
  readReturnToken: jest.fn(async () => null),
  keepReturnToken: jest.fn(async () => {}),
}));

jest.mock("#lib/room-client/clear-device", () => ({
  ...jest.requireActual("#lib/room-client/clear-device"),
  clearDevice: jest.fn(async () => {}),
}));
jest.mock("#lib/room-client/held-writes", () => ({ openBrowserStore: jest.fn() }));

const refusal = (reason: string, status = 409) => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    ok: false,
    status,
    json: async () => ({ error: { code: "conflict", fields: { reason } } }),
  });
};

describe("A page whose interview another device has submitted", () => {
  const text = { text: "Mine", version: "v-1", over: [] };

  it("is told so, instead of trying again", async () => {
    const onSubmitted = jest.fn();
    const transport = liveTransport("key", false, null, onSubmitted);
    refusal("attempt_submitted");
    await expect(transport.saveText("question-1", text)).rejects.toBeInstanceOf(RoomFault);
    const take = { recordingId: "take-1", byteSize: 9, sha256: "a", over: [] };
    await expect(transport.acceptRecording("question-1", take)).rejects.toBeInstanceOf(RoomFault);
    expect(onSubmitted).toHaveBeenCalledTimes(2);
  });

  it("stays where an answer was only changed", async () => {
    const onSubmitted = jest.fn();
    refusal("answer_changed");
    await expect(
      liveTransport("key", false, null, onSubmitted).saveText("question-1", text),
    ).rejects.toMatchObject({ reason: "answer_changed" });
    expect(onSubmitted).not.toHaveBeenCalled();
  });
});

describe("A page whose person is no longer the one of this browser", () => {
  it("says whose it is with each request, and is told that it is out of date", async () => {
    const onOutdated = jest.fn();
    const transport = liveTransport("key", false, "attempt-1", onOutdated);
    refusal("session_other");
    await expect(transport.load()).rejects.toBeInstanceOf(RoomFault);
    expect(globalThis.fetch).toHaveBeenCalledWith(
      "/api/room/key/attempt?attempt=attempt-1",
      expect.anything(),
    );
    expect(onOutdated).toHaveBeenCalledTimes(1);
  });
});

describe("A page whose second try was submitted", () => {
  it("asks for the first one from then on, which it is part of", async () => {
    const onOutdated = jest.fn();
    const transport = liveTransport("key", false, "second", onOutdated);
    const submission = { attemptId: "first", submittedAt: "2031-05-06T12:00:00.000Z" };
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, status: 200, json: async () => submission });
    expect(await transport.submit({})).toBe(submission.submittedAt);
    await transport.load();
    expect(globalThis.fetch).toHaveBeenLastCalledWith(
      "/api/room/key/attempt?attempt=first",
      expect.anything(),
    );
  });

  it("keeps its way back and its place as the first one's, and leaves neither when they withdraw", async () => {
    const second = { ...way, attemptId: "second" };
    jest.mocked(readReturnToken).mockResolvedValue(second);
    jest.mocked(openBrowserStore).mockResolvedValue(openMemoryStore());
    jest.mocked(clearDevice).mockClear();
    setCurrentAttempt("key", "second");
    const transport = liveTransport("key", false, "second");
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue(reply(200, { attemptId: "first", submittedAt: "x", deleted: true }));
    await transport.submit({});
    expect(currentAttempt("key")).toBe("first");
    expect(keepReturnToken).toHaveBeenLastCalledWith("key", { ...second, attemptId: "first" });
    await transport.withdraw();
    for (const id of ["first", "second"]) {
      expect(clearDevice).toHaveBeenCalledWith("key", id, expect.anything());
    }
    setCurrentAttempt("key", null);
    jest.mocked(keepReturnToken).mockClear();
  });
});

describe("A network that answers in the server's place", () => {
  it("has saved nothing, and the same call may work later", async () => {
    globalThis.fetch = jest.fn().mockResolvedValue({
      ok: true,
      status: 200,
      json: async () => JSON.parse("<h1>Sign in to this network</h1>"),
    });
    const text = { text: "Mine", version: "v-1", over: [] };
    await expect(liveTransport("key", false).saveText("question-1", text)).rejects.toMatchObject({
      reason: "network",
      passing: true,
    });
  });

  it.each([200, 401, 403, 405])(
    "with status %i and JSON is not believed either",
    async (status) => {
      jest.mocked(readReturnToken).mockResolvedValue(way);
      globalThis.fetch = jest.fn().mockImplementation(async () => reply(status, { portal: true }));
      const transport = liveTransport("key", false, "attempt-1");
      const text = { text: "Mine", version: "v-1", over: [] };
      const unheard = { reason: "network", passing: true };
      await expect(transport.saveText("question-1", text)).rejects.toMatchObject(unheard);
      const take = { recordingId: "take-1", byteSize: 9, sha256: "a", over: [] };
      const person = { name: "Ana", email: "ana@example.com", phone: "" };
      const consent = { noticeVersion: "1", language: "en", aiAllowed: true } as const;
      for (const act of [
        () => transport.load(),
        () => liveTransport("key", true).start(person, consent, PLAIN_LINK),
        () => transport.mayRecord("question-1"),
        () => transport.acceptRecording("question-1", take),
        () => transport.askFor([], ""),
        () => transport.giveWeek(""),
        () => transport.ownLink(),
        () => transport.answerScreening({}, "en"),
        () => transport.confirm("ana@example.com"),
        () => transport.withdraw(),
        () => transport.submit({}),
      ]) {
        await expect(act()).rejects.toMatchObject(unheard);
      }
      expect(await transport.comeBack()).toMatchObject({ opened: false });
      expect(keepReturnToken).not.toHaveBeenCalled();
    },
  );
});

describe("A start", () => {
  it.each([
    ["carries what its link carried", { invite: "an-invite", source: "text" as const }],
    ["by a plain link carries nothing of it", PLAIN_LINK],
  ])("%s", async (_what, arrival) => {
    const fetch = jest.fn().mockResolvedValue(reply(201, { attemptId: "attempt-1" }));
    globalThis.fetch = fetch;
    await liveTransport("key", true).start(
      { name: "Ana", email: "ana@example.com", phone: "" },
      { noticeVersion: "1", language: "en", aiAllowed: true },
      arrival,
    );
    const { invite = null, s = null } = JSON.parse(fetch.mock.calls[0][1].body);
    expect({ invite, source: s }).toEqual(arrival);
  });
});

const way = { interviewKey: "key", returnKey: "second", letter: "A", attemptId: "attempt-1" };
const reply = (status: number, body: object, headers: Record<string, string> = {}) => ({
  ok: status < 400,
  status,
  headers: new Headers(headers),
  json: async () => body,
});
const shutOut = { error: { code: "unauthenticated", fields: { reason: "session_unknown" } } };

describe("A browser that has lost its session while the page is open", () => {
  /** A server that knows this browser again once it has shown its second secret. */
  function server(secrets: readonly string[]) {
    let known = false;
    const seen: string[] = [];
    globalThis.fetch = jest.fn().mockImplementation(async (path: string, init: RequestInit) => {
      const method = init.method ?? "GET";
      seen.push(`${method} ${path.split("?")[0]}`);
      const tus = { "tus-resumable": "1.0.0" };
      if (path.endsWith("/return")) {
        known = secrets.includes(JSON.parse(String(init.body)).returnKey);
        return known ? reply(200, { submittedAt: null }) : reply(401, shutOut);
      }
      // A refusal of HEAD has no words.
      if (!known) return reply(401, method === "HEAD" ? {} : shutOut, tus);
      if (method === "HEAD") {
        return reply(200, {}, { ...tus, "upload-offset": "3", "upload-length": "3" });
      }
      return reply(200, { saved: true });
    });
    return seen;
  }
  const text = { text: "Mine", version: "v-1", over: [] };

  beforeEach(() => jest.mocked(readReturnToken).mockResolvedValue(way));

  it("comes back by its second secret, once for all that wait, and nobody sees it", async () => {
    const seen = server(["second"]);
    const transport = liveTransport("key", false, "attempt-1");
    const { store, take } = await keptTake({ id: "5b0a5d0e-0f6b-4a35-9b1c-1a8d7c1f2e3d" });
    await Promise.all([
      transport.saveText("question-1", text),
      transport.send({
        take,
        store,
        begun: true,
        current: () => take,
        changed: async () => {},
        onProgress: () => {},
        signal: new AbortController().signal,
      }),
    ]);
    expect(seen.filter((call) => call.endsWith("/return"))).toHaveLength(1);
  });

  it("says so where the second secret opens nothing, and tries no third time", async () => {
    const seen = server([]);
    const transport = liveTransport("key", false, "attempt-1");
    await expect(transport.saveText("question-1", text)).rejects.toMatchObject({
      reason: "session_unknown",
    });
    expect(seen).toHaveLength(2);
  });

  it("sends nobody away who has begun here since", async () => {
    const seen = server(["second"]);
    jest.mocked(readReturnToken).mockResolvedValue({ ...way, attemptId: "attempt-2" });
    await expect(
      liveTransport("key", false, "attempt-1").saveText("question-1", text),
    ).rejects.toMatchObject({ reason: "session_unknown" });
    expect(seen).toHaveLength(1);
  });
});

describe("A person who withdraws", () => {
  beforeEach(() => {
    jest.mocked(clearDevice).mockClear();
    jest.mocked(openBrowserStore).mockResolvedValue(openMemoryStore());
    jest.mocked(readReturnToken).mockResolvedValue(way);
  });

  it("leaves nothing on the device, not even what is still being recorded", async () => {
    const device = openMemoryStore();
    jest.mocked(openBrowserStore).mockResolvedValue(device);
    const transport = liveTransport("key", false, "attempt-1");
    const store = await transport.openStore();
    const draft = { attemptId: "attempt-1", questionId: "q1", text: "I listen.", over: [] };
    globalThis.fetch = jest.fn().mockRejectedValue(new Error("offline"));
    await expect(transport.withdraw()).rejects.toMatchObject({ reason: "network" });
    await store.putPlace("attempt-1", "0");
    expect(await device.place("attempt-1")).toBe("0");
    expect(clearDevice).not.toHaveBeenCalled();
    // The first try had arrived: its answer was lost.
    refusal("session_unknown", 401);
    await transport.withdraw();
    expect(clearDevice).toHaveBeenCalledWith("key", "attempt-1", expect.anything());
    await store.putDraft(draft);
    expect(await device.drafts("attempt-1")).toEqual([]);
  });

  it("is not answered by a page that another device has withdrawn: that one loads again, and forgets", async () => {
    const onOutdated = jest.fn();
    const erased = { error: { code: "unauthenticated", fields: { reason: "attempt_erased" } } };
    globalThis.fetch = jest
      .fn()
      .mockImplementation(async (path: string) =>
        reply(401, path.endsWith("/return") ? erased : shutOut),
      );
    const text = { text: "Mine", version: "v-1", over: [] };
    const page = liveTransport("key", false, "attempt-1", onOutdated);
    await expect(page.saveText("question-1", text)).rejects.toBeInstanceOf(RoomFault);
    expect(onOutdated).toHaveBeenCalledTimes(1);
  });

  it("has withdrawn nothing where the first try is refused", async () => {
    refusal("session_unknown", 401);
    const transport = liveTransport("key", false, "attempt-1");
    for (let tries = 0; tries < 2; tries++) {
      await expect(transport.withdraw()).rejects.toMatchObject({ reason: "session_unknown" });
    }
    expect(clearDevice).not.toHaveBeenCalled();
  });

  it.each([
    ["attempt_erased", 1],
    ["session_unknown", 0],
  ])("is forgotten by their other devices when they come back: %s", async (reason, times) => {
    refusal(reason, 401);
    expect(await liveTransport("key", false).comeBack()).toBeNull();
    expect(clearDevice).toHaveBeenCalledTimes(times);
    expect(keepReturnToken).toHaveBeenCalledWith("key", null);
  });
});
