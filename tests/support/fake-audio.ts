/** What a microphone hears, of 128, and whether the browser lets it be heard. */
export const microphone = { loudness: 0, state: "running" };

class FakeContext {
  get state() {
    return microphone.state;
  }
  createAnalyser() {
    const getByteTimeDomainData = (samples: Uint8Array) => samples.fill(128 + microphone.loudness);
    return { fftSize: 0, getByteTimeDomainData };
  }
  createMediaStreamSource() {
    return { connect: () => {} };
  }
  async close() {}
}

/** A stream with sound and nothing else. */
export const soundStream = { getAudioTracks: () => [{}] } as unknown as MediaStream;

/** Gives the page sound that hears what `microphone` says. */
export function plugIn(): void {
  Object.assign(microphone, { loudness: 0, state: "running" });
  Object.assign(globalThis, { AudioContext: FakeContext });
}

export function unplug(): void {
  Reflect.deleteProperty(globalThis, "AudioContext");
}
