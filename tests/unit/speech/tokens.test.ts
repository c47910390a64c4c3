import { compressionRatio, isGuessed, piecesOf } from "#local/speech/tokens";

const known = { endOfText: 100, firstTime: 1000 };
const at = (seconds: number) => 1000 + seconds * 50;

describe("What a model wrote", () => {
  it("is divided by its times", () => {
    const tokens = [101, 102, at(0), 1, 2, at(2.5), at(3), 3, at(4), 100];
    expect(piecesOf(tokens, 5, known)).toEqual([
      { start: 0, end: 2.5, tokens: [1, 2] },
      { start: 3, end: 4, tokens: [3] },
    ]);
  });

  it("goes to the end of the window where it has no end of its own", () => {
    expect(piecesOf([at(1), 1, 2], 5, known)).toEqual([{ start: 1, end: 5, tokens: [1, 2] }]);
    expect(piecesOf([at(1), 1, at(9)], 5, known)).toEqual([{ start: 1, end: 5, tokens: [1] }]);
    expect(piecesOf([at(0), at(0), 100], 5, known)).toEqual([]);
  });

  it("was guessed where it repeats itself or is improbable", () => {
    const honest = "I cleaned eleven apartments a week for a property manager in Tampa.";
    expect(compressionRatio("")).toBe(0);
    expect(isGuessed({ text: honest, meanLogProbability: -0.3 })).toBe(false);
    expect(isGuessed({ text: honest, meanLogProbability: -1.2 })).toBe(true);
    expect(isGuessed({ text: "thank you ".repeat(12), meanLogProbability: -0.1 })).toBe(true);
  });
});
