import { readFileSync } from "node:fs";
import { join } from "node:path";
import { record } from "#lib/room-client/recorder";
import { savesAtStop } from "#lib/room-client/recorder-behavior";
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
  /** What it still has when it is stopped, as some engines have everything. */
  last = new Uint8Array();
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
    setTimeout(() => {
      this.deliver(this.last);
      this.dispatchEvent(new Event("stop"));
    }, 2000);
  }
  deliver(bytes: Uint8Array) {
    const data = { size: bytes.length, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "MediaRecorder");
});

/** A recording, and the take as the room is told of it. */
function recording(store = openMemoryStore()) {
  const told: Take[] = [];
  const track = { readyState: "live", muted: false };
  const stream = Object.assign(new EventTarget(), {
    getVideoTracks: () => [],
    getTracks: () => [track],
  });
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
  const { finished } = running;
  /** Lets time pass until it has ended. */
  const ending = async () => {
    await jest.advanceTimersByTimeAsync(30_000);
    return finished;
  };
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  return { store, told, track, deliver, pass, ending, ...running };
}

describe("A recording", () => {
  it("counts as safe only what can be played", async () => {
    const { told, deliver, ending, stop } = recording();
    await deliver(HEADER);
    expect(told.at(-1)).toMatchObject({ slices: 1, seconds: 0 });
    await deliver(SOUND.subarray(HEADER.length));
    stop();
    const take = await ending();
    expect(Math.abs(take.seconds - 3)).toBeLessThan(0.3);
    expect(take).toMatchObject({ slices: 2, stopped: true, whole: true });
    expect(take.endedBy).toBeUndefined();
  });

  it("keeps what it had, and tells of it, when the device is full", async () => {
    const store = openMemoryStore();
    const full = async () => {
      throw new DOMException("", "QuotaExceededError");
    };
    const { told, deliver, ending } = recording(store);
    await deliver(SOUND.subarray(0, HALF));
    Object.assign(store, { addSlice: full, putTakes: full });
    await deliver(SOUND.subarray(HALF));
    const take = await ending();
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

  it("names the device, not the camera, where what came can't be kept", async () => {
    const store = openMemoryStore();
    const { deliver, ending } = recording(store);
    await deliver(SOUND.subarray(0, HALF));
    Object.assign(store, { addSlice: () => Promise.reject(new Error("no reason")) });
    await deliver(SOUND.subarray(HALF));
    expect(await ending()).toMatchObject({ endedBy: "storage", slices: 1 });
  });

  it("keeps nothing more once another tab has taken over", async () => {
    const { told, deliver, abandon, ending } = recording();
    await deliver(SOUND.subarray(0, HALF));
    FakeRecorder.latest.deliver(SOUND.subarray(HALF));
    abandon();
    await ending();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ slices: 1, whole: false });
  });
});

describe("A recorder that gives nothing for a while", () => {
  it("is left alone until the person stops it, and then gives everything", async () => {
    const { pass, stop, ending } = recording();
    FakeRecorder.latest.last = SOUND;
    await pass(120);
    expect(FakeRecorder.latest.state).toBe("recording");
    expect(savesAtStop()).toBe(true);
    stop();
    const take = await ending();
    expect(take).toMatchObject({ bytes: SOUND.length, whole: true });
    expect(take.endedBy).toBeUndefined();
    expect(Math.abs(take.seconds - 3)).toBeLessThan(0.3);
  });

  it("may say so in empty pieces", async () => {
    const { deliver, stop, ending } = recording();
    for (let piece = 0; piece < 60; piece++) await deliver(new Uint8Array());
    FakeRecorder.latest.last = SOUND;
    stop();
    expect(await ending()).toMatchObject({ bytes: SOUND.length, slices: 1, whole: true });
  });

  it("may be late again and again", async () => {
    const { deliver, pass, stop, ending } = recording();
    await pass(15);
    await deliver(SOUND.subarray(0, HALF));
    await pass(15);
    FakeRecorder.latest.last = SOUND.subarray(HALF);
    stop();
    expect(await ending()).toMatchObject({ bytes: SOUND.length, slices: 2, whole: true });
    expect(savesAtStop()).toBe(false);
  });

  it("is stopped after ten seconds in which its devices were dead, and loses nothing of what it had", async () => {
    const { track, pass, ending } = recording();
    await pass(20);
    FakeRecorder.latest.last = SOUND;
    track.muted = true;
    await pass(9);
    expect(FakeRecorder.latest.state).toBe("recording");
    await pass(2);
    expect(FakeRecorder.latest.state).toBe("inactive");
    const take = await ending();
    expect(take).toMatchObject({ endedBy: "noBytes", bytes: SOUND.length, whole: false });
  });

  it("goes on where its devices come back before that", async () => {
    const { track, pass } = recording();
    track.muted = true;
    await pass(9);
    track.muted = false;
    await pass(60);
    expect(FakeRecorder.latest.state).toBe("recording");
  });

  it("has not recorded the end of an answer that it does not give when it is stopped", async () => {
    const { deliver, pass, stop, ending } = recording();
    await deliver(SOUND);
    await pass(12);
    stop();
    expect(await ending()).toMatchObject({ endedBy: "noBytes", slices: 1, whole: false });
  });

  it("has recorded nothing where it never gives a byte, and ends where it never says that it stopped", async () => {
    const { pass, stop, ending } = recording();
    FakeRecorder.latest.stop = () => {};
    await pass(5);
    stop();
    expect(await ending()).toMatchObject({ endedBy: "noBytes", slices: 0 });
  });

  it("still gives its last bytes after it has failed", async () => {
    const { deliver, stop, ending } = recording();
    await deliver(SOUND.subarray(0, HALF));
    FakeRecorder.latest.last = SOUND.subarray(HALF);
    FakeRecorder.latest.dispatchEvent(new Event("error"));
    FakeRecorder.latest.stop();
    const take = await ending();
    expect(take).toMatchObject({ endedBy: "interrupted", bytes: SOUND.length });
    stop();
  });
});
