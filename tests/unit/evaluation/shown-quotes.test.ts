import { conclude } from "#lib/domain/evaluation/conclude";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { recordOf } from "#lib/domain/evaluation/record";
import { answer, attempt, evaluated, runClaiming } from "./people";

const WORK = "I called the office first and then told the crew.";
const FAITH = "We go to church on Sundays and I cleaned the hall every week for nothing.";
const PASTOR = "My pastor and I ran the shop for nine years together.";
const HANGS = "I was late because of my surgery and I called ahead.";
const SAID = [WORK, FAITH, PASTOR, HANGS].join(" ");

function underANumber(...texts: string[]) {
  const input = attempt([answer(SAID)]);
  const quotes = texts.map((text) => ({ questionId: "q1", text }));
  const run = runClaiming({ score: 7, justification: "", quotes });
  return conclude(input, prepareAttempt(input), [run], () => true);
}
const texts = ({ metrics: { reliability } }: ReturnType<typeof underANumber>) =>
  reliability.shown ? reliability.quotes.map(({ text }) => text) : [];

describe("The quotes under a number", () => {
  it("speak of nothing protected where another stands", () => {
    expect(texts(underANumber(PASTOR, WORK))).toEqual([WORK]);
  });

  it("are cut to the clause that says something else", () => {
    const result = underANumber(FAITH);
    expect(texts(result)).toEqual(["and I cleaned the hall every week for nothing."]);
    const [quote] = result.metrics.reliability.quotes;
    expect(SAID.slice(quote?.charStart, quote?.charEnd)).toBe(quote?.text);
  });

  it.each([PASTOR, HANGS])("are not shown where none is left, and the number stays: %s", (text) => {
    const result = underANumber(text);
    expect(texts(result)).toEqual([]);
    expect(result.metrics.reliability).toMatchObject({ score: 7, shown: false });
    const provenance = {
      scorer: { kind: "built_in" as const, name: "", model: "", runs: 1 },
      promptHash: null,
      inputHash: "",
      runIds: ["r"],
      durationMs: 0,
      inputTokens: 0,
      outputTokens: 0,
    };
    const { evidence } = recordOf(result, provenance, []);
    expect(new Set(evidence.map(({ shown }) => shown))).toEqual(new Set([false]));
  });

  it("say so by the built-in path too", async () => {
    const { metrics } = await evaluated(attempt([answer(`${PASTOR} ${WORK}`)]));
    for (const { quotes, shown } of Object.values(metrics)) {
      if (shown) expect(quotes.map(({ text }) => text).join(" ")).not.toMatch(/pastor/);
    }
  });
});
