import { FRAME, SAMPLE_RATE } from "#local/speech/spans";
import { NOT_UNDERSTOOD, transcribe } from "#local/speech/transcribe";
import type { HeardWindow } from "#local/speech/whisper";

const SOUND = new Float32Array(5 * SAMPLE_RATE);
const gate = async (sound: Float32Array) =>
  Array.from({ length: Math.ceil(sound.length / FRAME) }, () => 0.9);

/** What a model hears in each language, and how surely it takes that for French. */
function heard(by: Record<string, [text: string, meanLogProbability: number]>, french = 0.5) {
  const hear = async (_sound: Float32Array, language: string): Promise<HeardWindow> => {
    const [text, meanLogProbability] = by[language] ?? ["", -9];
    return {
      pieces: [{ start: 0, end: 5, text, meanLogProbability, words: [] }],
      meanLogProbability,
    };
  };
  const languages = new Map([
    ["fr", french],
    ["en", 0.1],
  ]);
  const whisper = { hear, knows: () => true, languagesOf: async () => languages };
  return transcribe({ whisper, gate }, SOUND, { expected: "en" });
}

const FRENCH: [string, number] = ["J'ai nettoyé des bureaux.", -0.3];

describe("The language of what is said", () => {
  it("is the one that was told, where the model doubts and it makes sense", async () => {
    const { language, pieces } = await heard({ en: ["I cleaned offices.", -0.5], fr: FRENCH });
    expect([language, pieces[0]?.text]).toEqual(["en", "I cleaned offices."]);
  });

  it("is another, where the model is sure, or where only that one makes sense", async () => {
    const sure = await heard({ en: ["I cleaned offices.", -0.5], fr: FRENCH }, 0.9);
    expect(sure.language).toBe("fr");
    const { language, pieces } = await heard({ en: ["A bureau", -1.4], fr: FRENCH });
    expect([language, pieces[0]?.text]).toEqual(["fr", FRENCH[0]]);
  });

  it("stays the one that was told where neither makes sense", async () => {
    const { language } = await heard({ en: ["A bureau", -1.4], fr: ["Un", -1.2] });
    expect(language).toBe("en");
  });
});

describe("What was not understood", () => {
  it("says so with the figures of the guess, by which it is not believed", async () => {
    const { pieces } = await heard({ en: ["and the and the ".repeat(12), -0.1] });
    expect(pieces.map(({ text }) => text)).toEqual([NOT_UNDERSTOOD]);
    expect(pieces[0]?.compressionRatio).toBeGreaterThan(2.4);
  });
});
