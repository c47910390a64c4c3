import { forgetOnDevice } from "#lib/room-client/forget";
import { liveTransport } from "#lib/room-client/live-transport";
import { keepWayBack, openBrowserStore, openMemoryStore } from "#lib/room-client/take-store";
import { RoomFault } from "#lib/room-client/transport";

jest.mock("#lib/room-client/forget", () => ({
  ...jest.requireActual("#lib/room-client/forget"),
  forgetOnDevice: jest.fn(async () => {}),
}));
jest.mock("#lib/room-client/take-store", () => ({
  ...jest.requireActual("#lib/room-client/take-store"),
  openBrowserStore: jest.fn(),
  keepWayBack: jest.fn(async () => {}),
  readWayBack: async () => ({
    ...{ interviewKey: "key", returnKey: "r", letter: "M", attemptId: "attempt-1" },
  }),
}));

const refusal = (reason: string, status = 409) => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    ...{ ok: false, status },
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

describe("A network that answers in the server's place", () => {
  it("has saved nothing, and the same call may work later", async () => {
    globalThis.fetch = jest.fn().mockResolvedValue({
      ...{ ok: true, status: 200 },
      json: async () => JSON.parse("<h1>Sign in to this network</h1>"),
    });
    const text = { text: "Mine", version: "v-1", over: [] };
    await expect(liveTransport("key", false).saveText("question-1", text)).rejects.toMatchObject({
      reason: "network",
      passing: true,
    });
  });
});

describe("A person who withdraws", () => {
  beforeEach(() => jest.mocked(forgetOnDevice).mockClear());

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
    expect(forgetOnDevice).not.toHaveBeenCalled();
    // The first try had arrived: its answer was lost.
    refusal("session_unknown", 401);
    await transport.withdraw();
    expect(forgetOnDevice).toHaveBeenCalledWith("key", "attempt-1");
    await store.putDraft(draft);
    expect(await device.drafts("attempt-1")).toEqual([]);
  });

  it("has withdrawn nothing where the first try is refused", async () => {
    refusal("session_unknown", 401);
    const transport = liveTransport("key", false, "attempt-1");
    for (let tries = 0; tries < 2; tries++) {
      await expect(transport.withdraw()).rejects.toMatchObject({ reason: "session_unknown" });
    }
    expect(forgetOnDevice).not.toHaveBeenCalled();
  });

  it.each([
    ["attempt_erased", 1],
    ["session_unknown", 0],
  ])("is forgotten by their other devices when they come back: %s", async (reason, times) => {
    refusal(reason, 401);
    expect(await liveTransport("key", false).comeBack()).toBeNull();
    expect(forgetOnDevice).toHaveBeenCalledTimes(times);
    expect(keepWayBack).toHaveBeenCalledWith("key", null);
  });
});
