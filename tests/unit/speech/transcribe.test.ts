import { NOT_UNDERSTOOD } from "#lib/domain/evaluation/hearing";
import { FRAME, SAMPLE_RATE } from "#local/speech/spans";
import { transcribe } from "#local/speech/transcribe";
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
  return transcribe({ whisper, gate }, SOUND, { expected: ["en"] });
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

describe("What is spoken in a window", () => {
  /** A model that writes nothing more once somebody has paused, as they do. */
  const stopping = async (says: (sound: Float32Array) => [text: string, end: number]) => {
    const heard: Float32Array[] = [];
    const whisper = {
      knows: () => true,
      languagesOf: async (sound: Float32Array) => {
        heard.push(sound);
        return new Map([["en", 0.95]]);
      },
      hear: async (sound: Float32Array): Promise<HeardWindow> => {
        heard.push(sound);
        const [text, end] = says(sound);
        const piece = { start: 0, end, text, meanLogProbability: -0.1, words: [] };
        return { pieces: [piece], meanLogProbability: -0.1 };
      },
    };
    const sound = new Float32Array(10 * SAMPLE_RATE);
    const { pieces } = await transcribe({ whisper, gate }, sound, { expected: ["en"] });
    return { heard, pieces: pieces.map(({ start, text }) => [Math.round(start), text]) };
  };

  it("is asked for again from where the model stopped, and loses no word", async () => {
    const { pieces } = await stopping((sound) =>
      sound.length > 9 * SAMPLE_RATE ? ["I was new.", 6] : ["I worked.", 4],
    );
    expect(pieces).toEqual([
      [0, "I was new."],
      [6, "I worked."],
    ]);
  });

  it("is encoded once: the language and the words are asked for with the same sound", async () => {
    const { heard } = await stopping(() => ["I was new to the work.", 10]);
    expect(heard).toHaveLength(2);
    expect(heard[0]).toBe(heard[1]);
  });
});

describe("An answer in more than one language", () => {
  const EN = [0.9, "en", "I cleaned offices in Tampa."] as const;
  const ES = [0.5, "es", "Limpiaba oficinas."] as const;
  const PT = [0.3, "pt", "Eu limpava."] as const;
  const LA = [0.1, "la", "Lorem ipsum dolor."] as const;
  type Said = readonly [level: number, language: string, text: string];

  /** Stretches of eight seconds with a pause behind each; a level stands for who speaks. */
  async function spoken(said: readonly Said[], expected: string[]) {
    const second = SAMPLE_RATE;
    const sound = new Float32Array(said.length * 10 * second);
    for (const [at, [level]] of said.entries()) {
      sound.fill(level, at * 10 * second, (at * 10 + 8) * second);
    }
    /** Whose level each second of a part has. */
    const whose = (part: Float32Array) =>
      Array.from({ length: Math.floor(part.length / second) }, (_, at) =>
        said.find(([one]) => Math.abs(one - (part[Math.round((at + 0.5) * second)] ?? 0)) < 0.01),
      );
    const whisper = {
      knows: () => true,
      languagesOf: async (part: Float32Array) =>
        new Map([[whose(part).find(Boolean)?.[1] ?? "en", 0.95]]),
      // In another language than its own somebody is heard badly.
      hear: async (part: Float32Array, language: string) => ({
        meanLogProbability: -0.1,
        pieces: [...new Set(whose(part))].flatMap((one) => {
          if (!one) return [];
          const [start, end] = [whose(part).indexOf(one), whose(part).lastIndexOf(one) + 1];
          const meanLogProbability = one[1] === language ? -0.1 : -0.9;
          return [{ start, end, text: one[2], meanLogProbability, words: [] }];
        }),
      }),
    };
    const gate = async (all: Float32Array) =>
      Array.from({ length: all.length / FRAME }, (_, at) => (all[at * FRAME] ? 0.9 : 0));
    const { language, pieces } = await transcribe({ whisper, gate }, sound, { expected });
    return { language, pieces: pieces.map(({ text, doubt }) => [text, doubt ?? "sure"]) };
  }

  it("keeps both where both were told", async () => {
    expect(await spoken([ES, ES, EN], ["en", "es"])).toEqual({
      language: "es",
      pieces: [
        [ES[2], "sure"],
        [EN[2], "sure"],
      ],
    });
  });

  it("doubts one that nobody chose, unless it is most of the answer", async () => {
    const { pieces } = await spoken([EN, EN, PT], ["en"]);
    expect(pieces).toEqual([
      [EN[2], "sure"],
      [PT[2], "other_language"],
    ]);
    expect(await spoken([PT], ["en"])).toEqual({ language: "pt", pieces: [[PT[2], "sure"]] });
  });

  it("says so where it is none that the product knows, and forces it into none", async () => {
    expect(await spoken([LA], ["en"])).toEqual({
      language: "la",
      pieces: [[LA[2], "other_language"]],
    });
  });

  it("doubts a voice that is much farther away", async () => {
    const far = [0.1, "en", "And now the weather."] as const;
    expect(
      (await spoken([EN, [0.85, "es", "Sí, señora."], far], ["en", "es"])).pieces.at(-1),
    ).toEqual([far[2], "other_voice"]);
  });
});

describe("What an animal or a tool makes of itself", () => {
  const guessing = {
    knows: () => true,
    languagesOf: async () => new Map([["en", 0.9]]),
    hear: async (): Promise<HeardWindow> => ({
      pieces: [{ start: 0, end: 5, text: "I'm gonna", meanLogProbability: -1.3, words: [] }],
      meanLogProbability: -1.3,
    }),
  };

  it.each([
    [0.95, [NOT_UNDERSTOOD]],
    [0.6, []],
  ])("is no text, where the gate was never surer of a voice than %s", async (voice, texts) => {
    const gate = async (sound: Float32Array) =>
      Array.from({ length: Math.ceil(sound.length / FRAME) }, () => voice);
    const { pieces } = await transcribe({ whisper: guessing, gate }, SOUND, { expected: ["en"] });
    expect(pieces.map(({ text }) => text)).toEqual(texts);
  });
});

describe("Speech without words", () => {
  type Piece = [start: number, end: number, text: string, meanLogProbability?: number];

  /** What is heard, in parts whose seconds the model is asked for; all of the sound is voiced. */
  async function heardOf(
    seconds: number,
    hear: (length: number, language: string) => Piece[],
    languagesOf = async (_part: Float32Array) => new Map([["en", 0.95]]),
  ) {
    const asked: number[] = [];
    const whisper = {
      knows: () => true,
      languagesOf,
      hear: async (part: Float32Array, language: string): Promise<HeardWindow> => {
        asked.push(Math.round(part.length / SAMPLE_RATE));
        const pieces = hear(part.length / SAMPLE_RATE, language).map(
          ([start, end, text, meanLogProbability = -0.1]) => {
            return { start, end, text, meanLogProbability, words: [] };
          },
        );
        return { pieces, meanLogProbability: -0.1 };
      },
    };
    const sound = new Float32Array(seconds * SAMPLE_RATE);
    const { pieces } = await transcribe({ whisper, gate }, sound, { expected: ["en", "es"] });
    const said = pieces.map(({ start, end, text }) => [Math.round(start), Math.round(end), text]);
    return { asked, said };
  }

  it("is asked for once more, and then marked for its seconds", async () => {
    const { asked, said } = await heardOf(28, (length) =>
      length > 27.5 ? [[0, 1.6, "Okay so."]] : [],
    );
    expect(asked.slice(0, 2)).toEqual([28, 26]);
    expect(said[0]).toEqual([0, 2, "Okay so."]);
    const missed = said.slice(1);
    expect(missed.every(([, , text]) => text === NOT_UNDERSTOOD)).toBe(true);
    expect([missed[0]?.[0], missed.at(-1)?.[1]]).toEqual([2, 28]);
  });

  it("is marked where there is no word at all", async () => {
    const { said } = await heardOf(28, () => []);
    expect([said[0]?.[0], said.at(-1)?.[1]]).toEqual([0, 28]);
    expect(said.every(([, , text]) => text === NOT_UNDERSTOOD)).toBe(true);
  });

  it("is asked for between two pieces, at the end, and in a piece too long for its words", async () => {
    const between = await heardOf(12, (length) =>
      length > 11
        ? [
            [0, 4, "I cleaned."],
            [7, 12, "I went home."],
          ]
        : [[0, length, "I mopped."]],
    );
    expect(between.said[1]).toEqual([4, 7, "I mopped."]);
    const end = await heardOf(6, (length) =>
      length > 5 ? [[0, 5.2, "In Tampa."]] : [[0, length, "I worked."]],
    );
    expect(end.said[1]).toEqual([5, 6, "I worked."]);
    const long = await heardOf(20, (length) =>
      length > 19 ? [[0, 20, "So."]] : [[0, length, "I cleaned many rooms there."]],
    );
    expect(long.said).toEqual([
      [0, 2, "So."],
      [2, 20, "I cleaned many rooms there."],
    ]);
  });

  it("is no more than an 'um' where it is short and stays without words", async () => {
    const { asked, said } = await heardOf(6, (length) =>
      length > 5 ? [[0, 5.2, "In Tampa."]] : [],
    );
    expect(asked.length).toBeGreaterThan(1);
    expect(said).toEqual([[0, 5, "In Tampa."]]);
  });

  it("takes no words away: of two hearings the surer one stays", async () => {
    const languages = [["en"], ["es"]].map(([code = ""]) => new Map([[code, 0.95]]));
    const inSpanish = (spanish: Piece[]) => {
      const left = [...languages];
      return heardOf(
        9,
        (length, language) =>
          language === "en" ? [[0, length, "I lined the floors.", -0.6]] : spanish,
        async () => left.shift() ?? new Map([["es", 0.95]]),
      );
    };
    const first = [[0, 9, "I lined the floors."]];
    expect((await inSpanish([[0, 9, "Alineé los suelos.", -0.9]])).said).toEqual(first);
    expect((await inSpanish([])).said).toEqual(first);
    const surer = await inSpanish([[0, 9, "Limpiaba los suelos.", -0.1]]);
    expect(surer.said).toEqual([[0, 9, "Limpiaba los suelos."]]);
  });
});
