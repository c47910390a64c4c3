import { createHash } from "node:crypto";
import { RoomFault } from "../../../components/room/transport";
import { SendFault } from "../../../components/room/tus-send";
import { Uploader } from "../../../components/room/uploader";
import { keptTake, server } from "./fakes";

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
    const uploader = new Uploader(server({ acceptRecording }), store, sent);
    uploader.update(take);
    await until(() => sent.mock.calls.length > 0);
    expect(acceptRecording).toHaveBeenCalledWith("question-1", {
      recordingId: "take-1",
      byteSize: 3,
      sha256: HASH,
    });
    expect(uploader.states.get("take-1")?.phase).toBe("sent");
    expect(await store.takes("attempt-1")).toEqual([]);
  });

  it("is sent but not used until the candidate chooses it", async () => {
    const { store, take } = await keptTake({ accepted: false });
    const acceptRecording = jest.fn(async () => {});
    const uploader = new Uploader(server({ acceptRecording }), store, () => {});
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
      () => {},
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
      () => {},
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
    const uploader = new Uploader(
      server({
        send: async () => {
          if (refuse) throw new SendFault(413, "too_large");
        },
      }),
      store,
      () => {},
    );
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "refused");
    expect(await store.takes("attempt-1")).toHaveLength(1);
    refuse = false;
    uploader.update(take);
    await until(() => uploader.states.get("take-1")?.phase === "sent");
  });

  it("tells the server to forget a take that is recorded again, but not one that was interrupted", async () => {
    const { store, take } = await keptTake({ accepted: false });
    const discardRecording = jest.fn(async () => {});
    const uploader = new Uploader(server({ discardRecording }), store, () => {});
    await uploader.discard({ ...take, whole: false });
    expect(discardRecording).not.toHaveBeenCalled();
    await uploader.discard(take);
    expect(discardRecording).toHaveBeenCalledWith("take-1");
  });
});
