import { watchDeviceLiveness } from "#lib/room-client/device-liveness";

let frames = 0;
let loudness = 0;
const track = { readyState: "live", muted: false };
const tracks = { getTracks: () => [track], getAudioTracks: () => [{}] };
const camera = { ...tracks, getVideoTracks: () => [{}] } as unknown as MediaStream;
const microphone = { ...tracks, getVideoTracks: () => [] } as unknown as MediaStream;

class FakeContext {
  state = "running";
  createAnalyser() {
    const getByteTimeDomainData = (samples: Uint8Array) => samples.fill(128 + loudness);
    return { fftSize: 0, getByteTimeDomainData };
  }
  createMediaStreamSource() {
    return { connect: () => {} };
  }
  async close() {}
}

beforeAll(() => {
  Object.assign(globalThis, { AudioContext: FakeContext });
  Object.defineProperty(HTMLVideoElement.prototype, "paused", { get: () => false });
  Object.assign(HTMLVideoElement.prototype, {
    getVideoPlaybackQuality: () => ({ totalVideoFrames: frames }),
  });
});
beforeEach(() => {
  Object.assign(track, { readyState: "live", muted: false });
  loudness = 0;
});

describe("A camera and a microphone live", () => {
  it("while the picture moves, or where it stands still, the sound", () => {
    const life = watchDeviceLiveness(camera);
    for (frames = 1; frames < 4; frames++) expect(life.seen()).toBe(true);
    life.seen();
    expect(life.seen()).toBe(false);
    loudness = 1;
    expect(life.seen()).toBe(true);
    loudness = 0;
    expect(life.seen()).toBe(false);
    frames += 1;
    expect(life.seen()).toBe(true);
    life.end();
  });

  it("no longer once their tracks have ended or are muted, whatever moves", () => {
    const life = watchDeviceLiveness(camera);
    loudness = 20;
    track.muted = true;
    expect(life.seen()).toBe(false);
    Object.assign(track, { muted: false, readyState: "ended" });
    expect(life.seen()).toBe(false);
  });

  it("though somebody is silent before a microphone alone", () => {
    const life = watchDeviceLiveness(microphone);
    life.seen();
    expect(life.seen()).toBe(true);
  });
});
