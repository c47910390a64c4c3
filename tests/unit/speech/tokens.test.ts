import { compressionRatio, isGuessed, meanOf, piecesOf, wordsOf } from "#local/speech/tokens";

const known = { endOfText: 100, firstTime: 1000 };
const at = (seconds: number) => 1000 + seconds * 50;
const divided = (ids: number[], length: number) =>
  piecesOf(
    ids.map((id) => ({ id, logProbability: -0.1 })),
    length,
    known,
  ).map(({ tokens, ...piece }) => ({ ...piece, tokens: tokens.map(({ id }) => id) }));

describe("What a model wrote", () => {
  it("is divided by its times", () => {
    const tokens = [101, 102, at(0), 1, 2, at(2.5), at(3), 3, at(4), 100];
    expect(divided(tokens, 5)).toEqual([
      { start: 0, end: 2.5, tokens: [1, 2] },
      { start: 3, end: 4, tokens: [3] },
    ]);
  });

  it("goes to the end of the window where it has no end of its own", () => {
    expect(divided([at(1), 1, 2], 5)).toEqual([{ start: 1, end: 5, tokens: [1, 2] }]);
    expect(divided([at(1), 1, at(9)], 5)).toEqual([{ start: 1, end: 5, tokens: [1] }]);
    expect(divided([at(0), at(0), 100], 5)).toEqual([]);
  });

  it("was guessed where it repeats itself or is improbable", () => {
    const honest = "I cleaned eleven apartments a week for a property manager in Tampa.";
    expect(compressionRatio("")).toBe(0);
    expect(isGuessed({ text: honest, meanLogProbability: -0.3 })).toBe(false);
    expect(isGuessed({ text: honest, meanLogProbability: -1.2 })).toBe(true);
    expect(isGuessed({ text: "thank you ".repeat(12), meanLogProbability: -0.1 })).toBe(true);
    expect(isGuessed({ text: "I'm gonna die. ".repeat(3), meanLogProbability: -0.1 })).toBe(true);
  });
});

describe("How sure a model was", () => {
  const TOKENS = [" I", " cleaned", " the", " ha", "llway", "."];
  const decode = (ids: number[]) => ids.map((id) => TOKENS[id]).join("");

  it("of a word is the least of its tokens, and of a piece the mean of its text", () => {
    const tokens = [0.9, 0.8, 0.9, 0.3, 0.9, 0.1].map((probability, id) => ({
      id,
      logProbability: Math.log(probability),
    }));
    expect(
      wordsOf(tokens, decode).map(({ word, probability }) => [word, probability.toFixed(1)]),
    ).toEqual([
      ["I", "0.9"],
      ["cleaned", "0.8"],
      ["the", "0.9"],
      ["hallway", "0.3"],
    ]);
    expect(Math.exp(meanOf(tokens))).toBeCloseTo(0.51, 2);
    expect(meanOf([])).toBe(-Infinity);
  });

  it("is told of letters that several tokens make, and of scripts without spaces", () => {
    const bytes = Buffer.from("我打扫");
    const tokens = [...bytes].map((_, id) => ({ id, logProbability: id === 4 ? -2 : -0.1 }));
    const words = wordsOf(tokens, (ids) => bytes.subarray(0, ids.length).toString());
    expect(words.map(({ word }) => word).join("")).toBe("我打扫");
    expect(Math.min(...words.map(({ probability }) => probability))).toBeCloseTo(0.135, 2);
  });
});
