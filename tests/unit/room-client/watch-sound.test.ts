import { watchSound } from "#lib/room-client/audio-level";
import { microphone, plugIn, soundStream, unplug } from "#tests/support/fake-audio";

beforeEach(plugIn);
afterEach(unplug);

function listen(looks: number) {
  const sound = watchSound(soundStream);
  for (let look = 0; look < looks; look++) sound.look();
  return sound;
}

describe("A take is silent", () => {
  it("once nothing was heard for three seconds of it", () => {
    expect(listen(11).silent).toBe(false);
    const sound = listen(12);
    expect(sound.silent).toBe(true);
    microphone.loudness = 30;
    sound.look();
    expect(sound.silent).toBe(false);
  });

  it("never where the browser lets nothing be heard, or can't listen", () => {
    microphone.state = "suspended";
    expect(listen(40).silent).toBe(false);
    unplug();
    expect(listen(40).silent).toBe(false);
  });
});
