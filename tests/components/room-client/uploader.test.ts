import { createHash } from "node:crypto";
import type { RoomState } from "#lib/domain/room/room";
import { DeviceFault } from "#lib/room-client/device-database";
import type { Take } from "#lib/room-client/take-store";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";
import { SendFault } from "#lib/room-client/tus-send";
import { Uploader } from "#lib/room-client/uploader";
import { keptTake, server } from "#tests/support/room-client";

const HASH = createHash("sha256")
  .update(Uint8Array.of(1, 2, 3))
  .digest("hex");

/** Lets what is under way go on until something is so. */
async function until(check: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !check(); turn++) await jest.advanceTimersByTimeAsync(1);
  expect(check()).toBe(true);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("A recording on its way", () => {
  it("becomes the answer with its size and hash, and then leaves the device", async () => {
    const { store, take } = await keptTake();
    const acceptRecording = jest.fn(async () => {});
    const sent = jest.fn();
    const uploader = new Uploader(server({ acceptRecording }), store, { sent });
    uploader.update(take);
    await until(() => sent.mock.calls.length > 0);
    expect(acceptRecording).toHaveBeenCalledWith("question-1", {
      recordingId: "take-1",
      byteSize: 3,
      sha256: HASH,
      over: [],
    });
    expect(uploader.states.get("take-1")?.phase).toBe("sent");
    expect(await store.takes("attempt-1")).toEqual([]);
  });

  it("is sent but not used until the candidate chooses it", async () => {
    const { store, take } = await keptTake({ accepted: false });
    const acceptRecording = jest.fn(async () => {});
    const uploader = new Uploader(server({ acceptRecording }), store, {});
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "uploaded");
    expect(acceptRecording).not.toHaveBeenCalled();
    uploader.update({ ...take, accepted: true });
    await until(() => uploader.states.get("take-1")?.phase === "sent");
    expect(acceptRecording).toHaveBeenCalledTimes(1);
  });

  it("is tried again for as long as the server is away, and stays on the device", async () => {
    const { store, take } = await keptTake();
    let away = 30;
    const uploader = new Uploader(
      server({
        send: async () => {
          if (away-- > 0) throw new SendFault(0, "network");
        },
      }),
      store,
      {},
    );
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "retrying");
    expect(await store.takes("attempt-1")).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    await until(() => uploader.states.get("take-1")?.phase === "sent");
  });

  it("is sent again where it arrived damaged", async () => {
    const { store, take } = await keptTake();
    let damaged = true;
    const send = jest.fn(async () => {});
    const uploader = new Uploader(
      server({
        send,
        acceptRecording: async () => {
          if (damaged) {
            damaged = false;
            throw new RoomFault("upload_damaged", 409);
          }
        },
      }),
      store,
      {},
    );
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "retrying");
    await jest.advanceTimersByTimeAsync(1000);
    await until(() => uploader.states.get("take-1")?.phase === "sent");
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("says so where the server refuses it for good, and can be sent again by hand", async () => {
    const { store, take } = await keptTake();
    let refuse = true;
    const send = jest.fn(async () => {
      if (refuse) throw new SendFault(413, "too_large");
    });
    const uploader = new Uploader(server({ send }), store, {});
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "refused");
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await store.takes("attempt-1")).toHaveLength(1);
    refuse = false;
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "sent");
  });

  it.each([
    ["waits while the server still takes earlier ones", 409, "takes_on_their_way"],
    ["waits out the hour in which its question was begun too often", 429, "takes_too_often"],
  ])("%s", async (_what, status, reason) => {
    const { store, take } = await keptTake();
    let held = true;
    const send = async () => {
      if (held) throw new SendFault(status, reason);
    };
    const uploader = new Uploader(server({ send }), store, {});
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.reason === reason);
    expect(uploader.states.get("take-1")?.phase).toBe("waiting");
    held = false;
    await jest.advanceTimersByTimeAsync(15_000);
    await until(() => uploader.states.get("take-1")?.phase === "sent");
  });

  it("says that it is the device, not the line, that does not give it for now", async () => {
    const { store, take } = await keptTake();
    let away = true;
    const send = async () => {
      if (away) throw new DeviceFault("away");
    };
    const uploader = new Uploader(server({ send }), store, {});
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "device");
    away = false;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(uploader.states.get("take-1")?.phase).toBe("sent");
  });

  it("is kept beside what another device has sent since, and goes once it is chosen again", async () => {
    const { store, take } = await keptTake({ over: "take-7" });
    const other = {
      questionId: "question-1",
      type: "video" as const,
      text: null,
      recordingId: "take-8",
      version: "take-8",
    };
    const acceptRecording = jest.fn(async (_id: string, { over }: { over: string[] }) => {
      if (!over.includes("take-8")) throw new RoomFault("answer_changed", 409);
    });
    const state = { ...(await server().load()), answers: [other], takes: { "question-1": 2 } };
    const load = async () => state;
    const stale = jest.fn();
    const uploader = new Uploader(server({ acceptRecording, load }), store, { stale });
    uploader.update(take);
    await until(() => stale.mock.calls.length > 0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(acceptRecording).toHaveBeenCalledTimes(1);
    expect(stale).toHaveBeenCalledWith({ ...take, accepted: false }, state);
    expect(await store.takes("attempt-1")).toEqual([{ ...take, accepted: false }]);
    uploader.update({ ...take, over: "take-8" });
    await until(() => uploader.states.get("take-1")?.phase === "sent");
  });

  describe("that the server has dropped", () => {
    /** A server that has dropped take-1, and knows these answers. */
    async function dropped(change: Partial<Take>, answers: RoomState["answers"] | null) {
      const { store, take } = await keptTake(change);
      const load = jest.fn(async () => {
        if (answers === null) throw new RoomFault("network", 0);
        return { ...(await server().load()), answers };
      });
      const send = jest.fn<Promise<void>, Parameters<RoomTransport["send"]>>(async (options) => {
        if (options.take.id === "take-1") throw new SendFault(410, "refused");
      });
      const sent = jest.fn();
      const renewed = jest.fn();
      const stale = jest.fn();
      const uploader = new Uploader(server({ load, send }), store, { sent, renewed, stale });
      uploader.update(take);
      return { store, send, sent, renewed, stale, uploader };
    }
    const question = { questionId: "question-1", text: null };

    it("is kept, and chosen no longer, where another recording of the answer has arrived", async () => {
      const other = {
        ...question,
        type: "video" as const,
        recordingId: "take-2",
        version: "take-2",
      };
      const { store, sent, stale } = await dropped({}, [other]);
      await until(() => stale.mock.calls.length > 0);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(sent).not.toHaveBeenCalled();
      const [fresh] = await store.takes("attempt-1");
      expect(fresh).toMatchObject({ bytes: 3, accepted: false });
    });

    it("is sent anew, whole, where it is the only answer there is", async () => {
      const { store, sent, renewed } = await dropped({}, []);
      await until(() => sent.mock.calls.length > 0);
      const [old, fresh] = renewed.mock.calls[0] ?? [];
      expect(old.id).toBe("take-1");
      expect(fresh.id).not.toBe("take-1");
      expect(sent.mock.calls[0]?.[0]).toMatchObject({ id: fresh.id, bytes: 3 });
      expect(await store.takes("attempt-1")).toEqual([]);
    });

    it("stays to be chosen where the candidate has not chosen yet", async () => {
      const other = {
        ...question,
        type: "video" as const,
        recordingId: "take-2",
        version: "take-2",
      };
      const { store, renewed } = await dropped({ accepted: false }, [other]);
      await until(() => renewed.mock.calls.length > 0);
      const [fresh] = await store.takes("attempt-1");
      expect(fresh).toMatchObject({ number: 1, bytes: 3, accepted: false });
      expect(await store.slice(fresh?.id ?? "", 1)).toEqual(Uint8Array.of(3));
    });

    it("waits on the device until the server can say what it has", async () => {
      const { store, send, uploader } = await dropped({}, null);
      await jest.advanceTimersByTimeAsync(30_000);
      expect(send.mock.calls.length).toBeLessThan(10);
      expect((await store.takes("attempt-1")).length).toBe(1);
      uploader.close();
    });
  });

  it("is not the answer where another take of its question was chosen while it waited for its turn", async () => {
    const { store, take } = await keptTake();
    const second = { ...take, id: "take-2", number: 2, accepted: false };
    await store.addSlice(second, 0, Uint8Array.of(1, 2));
    await store.addSlice(second, 1, Uint8Array.of(3));
    let arrive = () => {};
    const acceptRecording = jest.fn<Promise<void>, Parameters<RoomTransport["acceptRecording"]>>(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const uploader = new Uploader(server({ acceptRecording }), store, {});
    uploader.update(take);
    uploader.update(second);
    await until(() => acceptRecording.mock.calls.length === 1);
    uploader.update({ ...second, accepted: true });
    await jest.advanceTimersByTimeAsync(1000);
    expect(acceptRecording).toHaveBeenCalledTimes(1);
    arrive();
    await until(() => acceptRecording.mock.calls.length === 2);
    expect(acceptRecording.mock.calls[1]?.[1].recordingId).toBe("take-2");
    arrive();
    await until(() => uploader.states.get("take-2")?.phase === "sent");
  });

  it("tells the server to forget a take that is recorded again, but not one that was interrupted", async () => {
    const { store, take } = await keptTake({ accepted: false });
    const discardRecording = jest.fn(async () => {});
    const uploader = new Uploader(server({ discardRecording }), store, {});
    await uploader.discard({ ...take, whole: false });
    expect(discardRecording).not.toHaveBeenCalled();
    await uploader.discard(take);
    expect(discardRecording).toHaveBeenCalledWith("take-1");
  });
});
