import { written } from "#lib/domain/evaluation/compose";
import { METRICS, perMetric } from "#lib/domain/evaluation/metrics";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { parseReply, replySchema, runOf } from "#lib/domain/evaluation/reply";
import { truncate } from "#lib/domain/text/storable";
import { answer, attempt, STRONG } from "./people";

const FACTS = { runId: "r", answeredBy: null, inputTokens: 0, outputTokens: 0, durationMs: 0 };
const BEFORE =
  "At my last job I cleaned twelve offices every night with a team of three experienced coworkers, checking everything against the handwritten checklist of our demanding supervisor";

const reply = (justification: string) => ({
  answers: [],
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
        const text = `${BEFORE.slice(0, length)}${sign} before we left.`;
        const line = written({ text: null, quotes: [{ text }] });
        expect(line).toContain("…");
        expect(line.isWellFormed()).toBe(true);
        expect(line.replaceAll(sign, "")).not.toMatch(/[👩👧👦\u200d]/u);
      }
    }
  });

  it("a sign that is longer than what may be kept is cut by its parts", () => {
    expect(truncate(`a${"\u0301".repeat(40)}`, 10)).toBe(`a${"\u0301".repeat(9)}`);
    expect(truncate("😀😀", 3)).toBe("😀");
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
