import { transcriptionWaitText } from "#lib/domain/results/transcription-wait";

describe("An answer that waits to be transcribed", () => {
  it.each([
    [0, "Transcribing, about 1 minute"],
    [80, "Transcribing, about 1 minute"],
    [130, "Transcribing, about 2 minutes"],
    [3600, "Transcribing, about 60 minutes"],
  ])("with %d seconds left says '%s'", (seconds, words) => {
    expect(transcriptionWaitText(seconds)).toBe(words);
  });
});
