import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { METRICS, perMetric } from "#lib/domain/evaluation/metrics";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { parseReply, replySchema, runOf } from "#lib/domain/evaluation/reply";
import { splitSentences } from "#lib/domain/evaluation/sentences";
import { startOf } from "#lib/domain/text/storable";
import { answer, attempt, STRONG } from "./people";

const FACTS = { runId: "r", inputTokens: 0, outputTokens: 0, durationMs: 0 };
const BEFORE =
  "At my last job I cleaned twelve offices every night with a team of three people and I checked each room against the list so nobody had to come back";

const reply = (justification: string) => ({
  instructed_scorer: false,
  metrics: perMetric(() => ({
    score: 6,
    justification,
    quotes: [{ answer: 1, text: "I called the housekeeping lead" }],
  })),
});

describe("What is written of an evaluation holds whole characters only", () => {
  it("wherever an emoji stands in the words that are quoted", () => {
    for (const sign of ["😀", "👩‍👩‍👧‍👦"]) {
      for (let length = 148; length < 162; length++) {
        const text = `${BEFORE.padEnd(length, " a")}${sign} and I told my manager every morning what was missing on the cart.`;
        const { strengths, weaknesses } = evaluateByRubric(attempt([answer(text)]));
        const lines = [...strengths, ...weaknesses];
        expect(lines.join("")).toContain("…");
        for (const line of lines) {
          expect(line.isWellFormed()).toBe(true);
          expect(line.replaceAll(sign, "")).not.toMatch(/[👩👧👦\u200d]/u);
        }
      }
    }
  });

  it("a sentence without an end is cut between them too", () => {
    for (const begin of ["a", "ab", "abc"]) {
      const parts = splitSentences(`${begin}${"😀b".repeat(500)}`);
      expect(parts.length).toBeGreaterThan(2);
      expect(parts.every(({ text }) => text.isWellFormed())).toBe(true);
    }
  });

  it("a sign that is longer than what may be kept is cut by its parts", () => {
    expect(startOf(`a${"\u0301".repeat(40)}`, 10)).toBe(`a${"\u0301".repeat(9)}`);
    expect(startOf("😀😀", 3)).toBe("😀");
  });

  it("a model's reason without a null and without half a character", () => {
    const answers = prepareAttempt(attempt([answer(STRONG)]));
    const read = parseReply(JSON.stringify(reply("Says\u0000 what was \ud83ddone.")));
    const run = read && runOf(read, answers, FACTS);
    expect(METRICS.map((metric) => run?.claims[metric].justification)).toEqual(
      METRICS.map(() => "Says what was \ufffddone."),
    );
  });

  it("and a reason of nothing else is no reply", () => {
    expect(replySchema.safeParse(reply("\u0000\u0000")).success).toBe(false);
  });
});
