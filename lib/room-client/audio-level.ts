/** Of 128: less is the noise of a microphone that hears nobody. */
export const QUIETEST = 4;

/** How loud a microphone is. */
type AudioLevel = {
  /** How far its samples are from silence now, of 128; null while the browser lets nothing be heard. */
  peak: () => number | null;
  close: () => void;
};

/** Listens to a stream's sound; null if there is none, or no way to listen. */
export function openAudioLevel(stream: MediaStream): AudioLevel | null {
  if (typeof AudioContext === "undefined" || stream.getAudioTracks().length === 0) return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Uint8Array(analyser.fftSize);
  return {
    peak: () => {
      analyser.getByteTimeDomainData(samples);
      if (context.state !== "running") return null;
      return samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    },
    close: () => void context.close(),
  };
}

/** Looks of a take, at least, before nothing heard means that nothing was said: three seconds. */
const FEWEST_LOOKS = 12;

/** Whether a recording hears anybody at all; one that can't listen doesn't say so. */
export function watchSound(stream: MediaStream) {
  const level = openAudioLevel(stream);
  let looks = 0;
  let heard = level === null;
  return {
    look: () => {
      const peak = heard ? null : (level?.peak() ?? null);
      if (peak === null) return;
      looks += 1;
      heard ||= peak >= QUIETEST;
    },
    get silent(): boolean {
      return !heard && looks >= FEWEST_LOOKS;
    },
    end: () => level?.close(),
  };
}
