import { liveTransport } from "#lib/room-client/live-transport";
import { RoomFault } from "#lib/room-client/transport";

const refusal = (reason: string) => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    ...{ ok: false, status: 409 },
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
