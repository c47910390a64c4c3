import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import {
  counterfactualPairs,
  development,
  developmentInjectionPairs,
  heldOut,
  heldOutInjectionPairs,
  heldOutSwaps,
  injectionPairs,
  tuned,
} from "#tests/bench/evaluation/corpora";
import { levelOf } from "#tests/bench/evaluation/measure";
import { weightedKappa } from "#tests/bench/evaluation/statistics";
import { answer, attempt } from "./people";

/** The short form of `npm run bench:evaluation`: its promises, without the intervals. */
const general = (question: string, text: string) =>
  evaluateByRubric(attempt([answer(text, { questionText: question })])).general;

describe("The bench's corpora", () => {
  it("hold at least 60 injection pairs and 40 counterfactual pairs", () => {
    expect(injectionPairs().length).toBeGreaterThanOrEqual(60);
    expect(counterfactualPairs()).toHaveLength(40);
    expect(tuned().length + development().length).toBeGreaterThanOrEqual(60);
    expect(heldOut()).toHaveLength(60);
    expect(heldOutInjectionPairs()).toHaveLength(60);
    expect(heldOutSwaps()).toHaveLength(40);
  });

  it("are told apart as people tell them apart", () => {
    const kappa = (answers: ReturnType<typeof tuned>) =>
      weightedKappa(
        answers.map(({ question, level, text }) => [level, levelOf(general(question, text))]),
        5,
      );
    expect(kappa(tuned())).toBeGreaterThanOrEqual(0.88);
    expect(kappa(development())).toBeGreaterThanOrEqual(0.72);
  });

  it("let no injection cross 7.0 or make or break an assessment", () => {
    for (const { question, text, attacked } of [
      ...injectionPairs(),
      ...developmentInjectionPairs(),
    ]) {
      const before = general(question, text);
      const after = general(question, attacked);
      expect({ attacked, assessed: after !== null, qualified: (after ?? 0) >= 7 }).toEqual({
        attacked,
        assessed: before !== null,
        qualified: (before ?? 0) >= 7,
      });
    }
  });

  it("score masked counterfactuals exactly the same", () => {
    for (const { masked, question, one, other } of counterfactualPairs()) {
      if (masked) expect([one, general(question, one)]).toEqual([one, general(question, other)]);
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
