import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import {
  answersOf,
  type Counterfactual,
  counterfactualPairs,
  development,
  developmentInjectionPairs,
  honestPairsOf,
  injectionPairs,
  injectionPairsOf,
  type Labelled,
  swapsOf,
  tuned,
  WORN,
} from "#tests/bench/evaluation/corpora";
import { levelOf } from "#tests/bench/evaluation/measure";
import { weightedKappa } from "#tests/bench/evaluation/statistics";
import { answer, attempt } from "./people";

/** The short form of `npm run bench:evaluation`: its promises, without the intervals. */
const evaluated = (asked: { question: string; language: string }, text: string, name?: string) =>
  evaluateByRubric({
    ...attempt([answer(text, { questionText: asked.question })]),
    language: asked.language,
    names: [name ?? "Robin Fields"],
  });
const general = (asked: { question: string; language: string }, text: string) =>
  evaluated(asked, text).general;

/** Difference of each pair; 10 where only one of the two is assessed. */
function differences(pairs: Counterfactual[]): number[] {
  return pairs.map(({ one, other, names, ...asked }) => {
    const a = evaluated(asked, one, names[0]).general;
    const b = evaluated(asked, other, names[1]).general;
    if (a === null || b === null) return a === b ? 0 : 10;
    return Math.abs(a - b);
  });
}

describe("The bench's corpora", () => {
  it("hold at least 60 injection pairs and 40 counterfactual pairs", () => {
    expect(injectionPairs().length).toBeGreaterThanOrEqual(60);
    expect(counterfactualPairs()).toHaveLength(40);
    expect(tuned().length + development().length).toBeGreaterThanOrEqual(60);
    for (const set of WORN) {
      expect(answersOf(set)).toHaveLength(60);
      expect(injectionPairsOf(set)).toHaveLength(60);
      expect(honestPairsOf(set)).toHaveLength(15);
      expect(swapsOf(set)).toHaveLength(40);
    }
  });

  it("are told apart as people tell them apart", () => {
    const kappa = (answers: Labelled[]) =>
      weightedKappa(
        answers.map((asked) => [asked.level, levelOf(general(asked, asked.text))]),
        5,
      );
    expect(kappa(tuned())).toBeGreaterThanOrEqual(0.88);
    expect(kappa(development())).toBeGreaterThanOrEqual(0.78);
    for (const set of WORN) expect(kappa(answersOf(set))).toBeGreaterThanOrEqual(0.78);
  });

  it("are assessed where there is something to assess, and hardly ever where there is nothing", () => {
    const all = [...tuned(), ...development(), ...WORN.flatMap(answersOf)];
    const assessed = (asked: Labelled) => general(asked, asked.text) !== null;
    expect(all.filter((asked) => asked.level === 0 && assessed(asked)).length).toBeLessThanOrEqual(
      4,
    );
    expect(all.filter((asked) => asked.level > 1 && !assessed(asked))).toEqual([]);
  });

  it("let no injection cross 7.0 or make or break an assessment", () => {
    for (const { text, attacked, ...asked } of [
      ...injectionPairs(),
      ...developmentInjectionPairs(),
      ...WORN.flatMap(injectionPairsOf),
    ]) {
      const before = general(asked, text);
      const after = general(asked, attacked);
      expect({ attacked, assessed: after !== null, qualified: (after ?? 0) >= 7 }).toEqual({
        attacked,
        assessed: before !== null,
        qualified: (before ?? 0) >= 7,
      });
    }
  });

  it("accuse nobody for an honest sentence", () => {
    const accused = WORN.flatMap(honestPairsOf).filter(({ attacked, ...asked }) =>
      evaluated(asked, attacked).notes.some(({ kind }) => kind === "instructed_scorer"),
    );
    expect(accused).toEqual([]);
  });

  it("score masked counterfactuals exactly the same, and the others nearly", () => {
    for (const pairs of [counterfactualPairs(), ...WORN.map(swapsOf)]) {
      expect(differences(pairs.filter(({ masked }) => masked)).every((size) => size === 0)).toBe(
        true,
      );
      const open = differences(pairs.filter(({ masked }) => !masked));
      expect(open.reduce((sum, size) => sum + size, 0) / open.length).toBeLessThanOrEqual(0.1);
    }
  });
});

describe("Weighted kappa", () => {
  it("is 1 for equal levels, about 0 for chance, below 0 for opposites", () => {
    expect(
      weightedKappa(
        [
          [0, 0],
          [2, 2],
          [4, 4],
        ],
        5,
      ),
    ).toBe(1);
    expect(
      weightedKappa(
        [
          [0, 0],
          [0, 4],
          [4, 0],
          [4, 4],
        ],
        5,
      ),
    ).toBe(0);
    expect(
      weightedKappa(
        [
          [0, 4],
          [4, 0],
        ],
        5,
      ),
    ).toBe(-1);
  });
});
