import { act, render, screen } from "@testing-library/react";
import { LevelMeter } from "#components/room/camera/level-meter";

const QUIET = "We can't hear you.";

let loudness = 0;
let state = "running";
class FakeContext {
  get state() {
    return state;
  }
  createAnalyser() {
    const getByteTimeDomainData = (samples: Uint8Array) => samples.fill(128 + loudness);
    return { fftSize: 0, getByteTimeDomainData };
  }
  createMediaStreamSource() {
    return { connect: () => {} };
  }
  async close() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  loudness = 0;
  state = "running";
  Object.assign(globalThis, { AudioContext: FakeContext });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "AudioContext");
});

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function meter() {
  const stream = { getAudioTracks: () => [{}] } as unknown as MediaStream;
  render(<LevelMeter stream={stream} label="Microphone level" quiet={QUIET} />);
}

describe("Somebody who speaks into a microphone that hears nothing", () => {
  it("is told so after five seconds, until there is a sound", async () => {
    meter();
    await wait(4.5);
    expect(screen.queryByText(QUIET)).toBeNull();
    await wait(1);
    expect(screen.getByRole("status").textContent).toBe(QUIET);
    loudness = 20;
    await wait(0.5);
    expect(screen.queryByText(QUIET)).toBeNull();
  });

  it("is told nothing while there are pauses of less, or while the browser has not let sound begin", async () => {
    meter();
    for (let pause = 0; pause < 3; pause++) {
      loudness = 0;
      await wait(4);
      loudness = 20;
      await wait(0.5);
    }
    expect(screen.queryByText(QUIET)).toBeNull();
    loudness = 0;
    state = "suspended";
    await wait(10);
    expect(screen.queryByText(QUIET)).toBeNull();
  });
});
