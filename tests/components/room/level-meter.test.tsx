import { act, render, screen } from "@testing-library/react";
import { LevelMeter } from "#components/room/camera/level-meter";
import { microphone, plugIn, soundStream, unplug } from "#tests/support/fake-audio";

const QUIET = "We can't hear you.";

beforeEach(() => {
  jest.useFakeTimers();
  plugIn();
});
afterEach(() => {
  jest.useRealTimers();
  unplug();
});

const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function meter() {
  render(<LevelMeter stream={soundStream} label="Microphone level" quiet={QUIET} />);
}

describe("Somebody who speaks into a microphone that hears nothing", () => {
  it("is told so after five seconds, until there is a sound", async () => {
    meter();
    await wait(4.5);
    expect(screen.queryByText(QUIET)).toBeNull();
    await wait(1);
    expect(screen.getByRole("status").textContent).toBe(QUIET);
    microphone.loudness = 20;
    await wait(0.5);
    expect(screen.queryByText(QUIET)).toBeNull();
  });

  it("is told nothing while there are pauses of less, or while the browser has not let sound begin", async () => {
    meter();
    for (let pause = 0; pause < 3; pause++) {
      microphone.loudness = 0;
      await wait(4);
      microphone.loudness = 20;
      await wait(0.5);
    }
    expect(screen.queryByText(QUIET)).toBeNull();
    microphone.loudness = 0;
    microphone.state = "suspended";
    await wait(10);
    expect(screen.queryByText(QUIET)).toBeNull();
  });
});
