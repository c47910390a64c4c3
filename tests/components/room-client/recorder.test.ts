import { readFileSync } from "node:fs";
import { join } from "node:path";
import { record } from "#lib/room-client/recorder";
import { openMemoryStore, type Take } from "#lib/room-client/take-store";

const SOUND = readFileSync(join(__dirname, "../../unit/room/media/sound-opus.webm"));
const HALF = Math.floor(SOUND.length / 2);
const HEADER = SOUND.subarray(0, SOUND.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75])));

/** A recorder that delivers what a test tells it to. */
class FakeRecorder extends EventTarget {
  static latest: FakeRecorder;
  static isTypeSupported = (type: string) => type === "audio/webm";
  state = "inactive";
  mimeType = "audio/webm";
  readonly options: { videoKeyFrameIntervalDuration?: number };
  constructor(_stream: unknown, options: FakeRecorder["options"]) {
    super();
    this.options = options;
    FakeRecorder.latest = this;
  }
  start(_slice: number) {
    this.state = "recording";
    this.dispatchEvent(new Event("start"));
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(new Event("stop"));
  }
  deliver(bytes: Uint8Array) {
    const data = { size: bytes.length, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "MediaRecorder");
});

/** A recording, and the take as the room is told of it. */
function recording(store = openMemoryStore()) {
  const told: Take[] = [];
  const stream = Object.assign(new EventTarget(), { getVideoTracks: () => [] });
  const running = record({
    stream: stream as unknown as MediaStream,
    store,
    take: { id: "take", attemptId: "attempt", questionId: "question", number: 1, openedAt: 0 },
    quality: { video: 1, audio: 1, width: 1, height: 1, rate: 1 },
    onSlice: (take) => told.push(take),
  });
  const deliver = async (bytes: Uint8Array) => {
    FakeRecorder.latest.deliver(bytes);
    await jest.advanceTimersByTimeAsync(500);
  };
  return { store, told, deliver, ...running };
}

describe("A recording", () => {
  it("counts as safe only what can be played", async () => {
    const { told, deliver, finished, stop } = recording();
    await deliver(HEADER);
    expect(told.at(-1)).toMatchObject({ slices: 1, seconds: 0 });
    await deliver(SOUND.subarray(HEADER.length));
    stop();
    const take = await finished;
    expect(Math.abs(take.seconds - 3)).toBeLessThan(0.3);
    expect(take).toMatchObject({ slices: 2, stopped: true, whole: true });
    expect(take.endedBy).toBeUndefined();
  });

  it("keeps what it had, and tells of it, when the device is full", async () => {
    const store = openMemoryStore();
    const full = async () => {
      throw new DOMException("", "QuotaExceededError");
    };
    const { told, deliver, finished } = recording(store);
    await deliver(SOUND.subarray(0, HALF));
    Object.assign(store, { addSlice: full, putTakes: full });
    await deliver(SOUND.subarray(HALF));
    const take = await finished;
    expect(take.endedBy).toBe("storage");
    expect(take).toMatchObject({ slices: 1, stopped: true, whole: false });
    expect(take.seconds).toBeGreaterThan(0);
    expect(told.at(-1)).toEqual(take);
    expect(await store.slice("take", 0)).toHaveLength(HALF);
  });

  it("writes together what comes while the device is still writing, and loses none of it", async () => {
    const store = openMemoryStore();
    const written: number[] = [];
    const { addSlice } = store;
    const slow: typeof addSlice = async (take, index, bytes) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      written.push(bytes.length);
      await addSlice(take, index, bytes);
    };
    Object.assign(store, { addSlice: slow });
    const { deliver, finished, stop } = recording(store);
    await deliver(HEADER);
    const step = 1000;
    for (let at = HEADER.length; at < SOUND.length; at += step) {
      FakeRecorder.latest.deliver(SOUND.subarray(at, at + step));
    }
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(written).toEqual([HEADER.length, SOUND.length - HEADER.length]);
    expect(await finished).toMatchObject({ slices: 2, bytes: SOUND.length, whole: true });
  });

  it("asks its recorder for slices and pictures that leave a second of the two to a busy device", () => {
    const started = jest.spyOn(FakeRecorder.prototype, "start");
    recording();
    const [slice = 0] = started.mock.calls[0] ?? [];
    expect(
      slice + (FakeRecorder.latest.options.videoKeyFrameIntervalDuration ?? 0),
    ).toBeLessThanOrEqual(1000);
  });

  it("ends within three seconds where its recorder delivers nothing more, and keeps what came before", async () => {
    const { deliver, finished } = recording();
    await deliver(SOUND);
    await jest.advanceTimersByTimeAsync(2500);
    expect(FakeRecorder.latest.state).toBe("inactive");
    const take = await finished;
    expect(take.endedBy).toBe("noBytes");
    expect(take).toMatchObject({ slices: 1, stopped: true, whole: false });
  });

  it("ends all the same where the recorder never says that it stopped", async () => {
    const { finished } = recording();
    FakeRecorder.latest.stop = () => {};
    await jest.advanceTimersByTimeAsync(3000);
    expect(await finished).toMatchObject({ endedBy: "noBytes", slices: 0 });
  });

  it("keeps nothing more once another tab has taken over", async () => {
    const { told, deliver, abandon, finished } = recording();
    await deliver(SOUND.subarray(0, HALF));
    FakeRecorder.latest.deliver(SOUND.subarray(HALF));
    abandon();
    await finished;
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ slices: 1, whole: false });
  });
});
