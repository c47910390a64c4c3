import { MOST_LEANED } from "#lib/domain/evaluation/hearing";
import type { AnswerInput, AttemptInput } from "#lib/domain/evaluation/types";
import { scoreAttempt } from "#lib/workflows/evaluation/evaluate-attempt/score";
import { demoCandidates } from "#local/demo/candidates";
import { demoInterviews } from "#local/demo/interviews";
import { demoTranscripts } from "#local/demo/transcripts";
import { seeded } from "#tests/bench/evaluation/statistics";
import { answer, attempt } from "./people";

jest.mock("#lib/scorers/language-model/index", () => ({ languageModelScorer: () => null }));

const spoken = new Map(Object.values(demoTranscripts).map(({ clip, text }) => [clip, text]));

/** The people of the demo, each answer as if it had been said into a phone. */
const people: AttemptInput[] = demoInterviews.flatMap(({ slug, questions }) =>
  demoCandidates[slug]
    .filter(({ aiAllowed }) => aiAllowed)
    .map(({ name, answers }) => {
      const given = answers.map((one, at) =>
        answer("text" in one ? one.text : (spoken.get(one.clip) ?? ""), {
          questionId: `q${at}`,
          questionText: questions[at]?.text ?? "",
        }),
      );
      return attempt(
        given.filter(({ text }) => text !== ""),
        { names: [name] },
      );
    }),
);

/** An answer in pieces of eight words, each of them in doubt by chance. */
function degraded(given: AnswerInput, random: () => number, share: number): AnswerInput {
  const pieces = [...given.text.matchAll(/(?:\S+\s*){1,8}/gu)];
  return {
    ...given,
    segments: pieces.map(({ index, 0: words }, at) => ({
      start: at * 3,
      end: at * 3 + 3,
      charStart: index,
      charEnd: index + words.length,
      ...(random() < share && { doubt: "unclear" as const }),
    })),
  };
}

const generalOf = async (one: AttemptInput) => (await scoreAttempt(one)).evaluation.general;

describe("The same words, clear and heard in part", () => {
  it("differ by half a point at most, or are not rated: never a low number", async () => {
    const random = seeded(265);
    let rated = 0;
    let unrated = 0;
    for (const person of people) {
      const clear = await generalOf(person);
      if (clear === null) continue;
      for (const share of [0.03, 0.08, 0.15, 0.3]) {
        const answers = person.answers.map((one) => degraded(one, random, share));
        const heard = await generalOf({ ...person, answers });
        if (heard === null) unrated += 1;
        else {
          rated += 1;
          expect(Math.abs(heard - clear)).toBeLessThanOrEqual(MOST_LEANED);
        }
      }
    }
    // Neither way out is the only one.
    expect(rated).toBeGreaterThan(40);
    expect(unrated).toBeGreaterThan(20);
  });

  it("say why there is no rating, and keep what was heard for sure", async () => {
    const long =
      "I cleaned two hundred houses in three years with a partner, and no client ever called us back.";
    const sure = "Before I leave I check every room and lock the door. ".repeat(4);
    const segments = [
      { start: 0, end: 9, charStart: 0, charEnd: sure.length },
      ...[{ start: 9, end: 14, charStart: sure.length, charEnd: sure.length + long.length }],
    ];
    const heard = (doubt: { doubt?: "unclear" }) =>
      scoreAttempt(
        attempt([
          answer(sure + long, {
            segments: segments.map((one, at) => (at === 1 ? { ...one, ...doubt } : one)),
          }),
        ]),
      );
    const { evaluation } = await heard({ doubt: "unclear" });
    expect((await heard({})).evaluation.outcome).toBe("scored");
    expect(evaluation).toMatchObject({ general: null, qualified: null, borderline: false });
    expect(JSON.stringify(evaluation)).not.toMatch(/two hundred/);
  });
});
