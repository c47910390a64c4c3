import fc from "fast-check";
import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { CUES } from "#lib/domain/evaluation/lexicon/cues";
import { ACTS_EN, BOASTS, COUNTER, RESULTS } from "#lib/domain/evaluation/lexicon/signals";
import { METRICS, perMetric } from "#lib/domain/evaluation/metrics";
import { parseReply, replySchema } from "#lib/domain/evaluation/reply";
import { answer, attempt, STRONG } from "./people";

const claim = fc.record({
  score: fc.option(fc.integer({ min: 1, max: 10 })),
  justification: fc.string({ minLength: 1, maxLength: 40 }),
  quotes: fc.array(
    fc.record({
      answer: fc.integer({ min: 1, max: 9 }),
      text: fc.string({ minLength: 1, maxLength: 40 }),
    }),
    { maxLength: 3 },
  ),
});
const reply = fc.record({
  instructed_scorer: fc.boolean(),
  metrics: fc.record(perMetric(() => claim)),
});

describe("Whatever a model writes", () => {
  it("is a reply by the schema, or nothing", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => `${text} Done.`),
        ),
        (text) => {
          const parsed = parseReply(text);
          expect(parsed === null || replySchema.safeParse(parsed).success).toBe(true);
        },
      ),
    );
  });

  it("reads the same with a code fence around it and without", () => {
    fc.assert(
      fc.property(reply, (given) => {
        const text = JSON.stringify(given);
        expect(parseReply(text)).toEqual(given);
        expect(parseReply(`\`\`\`json\n${text}\n\`\`\``)).toEqual(given);
      }),
    );
  });

  it("is nothing with one number off the scale, one metric missing or one word too many", () => {
    const metric = fc.constantFrom(...METRICS);
    const off = fc.oneof(
      fc.integer({ max: 0 }),
      fc.integer({ min: 11 }),
      fc.double({ min: 1.1, max: 1.9, noNaN: true }),
      fc.constant("9"),
    );
    fc.assert(
      fc.property(reply, metric, off, (given, which, score) => {
        const claimed = { ...given.metrics[which], score };
        const spoilt = { ...given, metrics: { ...given.metrics, [which]: claimed } };
        expect(parseReply(JSON.stringify(spoilt))).toBeNull();
        const { [which]: _, ...missing } = given.metrics;
        expect(parseReply(JSON.stringify({ ...given, metrics: missing }))).toBeNull();
        expect(parseReply(JSON.stringify({ ...given, general: 10 }))).toBeNull();
      }),
    );
  });
});

const words = [
  ...ACTS_EN,
  ...RESULTS,
  ...BOASTS,
  ...COUNTER.flatMap(({ phrases }) => phrases),
  ...METRICS.flatMap((metric) => CUES[metric]),
  "I",
  "we",
  "because",
  "30 minutes",
  "5 rooms",
].map((word) => word.replace(/\*/g, ""));
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
  .map((parts) => `I ${parts.join(" ")}.`);
const spoken = fc.array(sentence, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(" "));

describe("Whatever is said, made of the rubric's own words", () => {
  it("scores within its caps, each number with one to three quotes that are there", () => {
    fc.assert(
      fc.property(spoken, spoken, (one, two) => {
        const given = [answer(one), answer(two, { questionId: "q2" })];
        const { general, metrics } = evaluateByRubric(attempt(given));
        const scores = METRICS.flatMap((metric) => metrics[metric].score ?? []);
        if (general === null) return expect(scores).toEqual([]);
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...scores)).toBeLessThanOrEqual(9.5);
        expect(general).toBeGreaterThanOrEqual(Math.min(...scores) - 0.05);
        expect(general).toBeLessThanOrEqual(Math.max(...scores) + 0.05);
        for (const metric of METRICS) {
          const { score, quotes } = metrics[metric];
          expect(quotes.length).toBeLessThanOrEqual(3);
          expect(quotes.length > 0).toBe(score !== null);
          for (const quote of quotes) {
            const from = given.find(({ questionId }) => questionId === quote.questionId);
            expect(from?.text.slice(quote.charStart, quote.charEnd)).toBe(quote.text);
          }
        }
      }),
    );
  });

  it("lets one sentence stand for two metrics at most", () => {
    fc.assert(
      fc.property(spoken, (text) => {
        const { metrics } = evaluateByRubric(attempt([answer(text)]));
        const against = METRICS.flatMap((metric) =>
          metrics[metric].justification.startsWith("Describes behavior that counts against")
            ? [metric]
            : [],
        );
        const uses = new Map<number, number>();
        for (const metric of METRICS) {
          if (against.includes(metric)) continue;
          for (const { charStart } of metrics[metric].quotes) {
            uses.set(charStart, (uses.get(charStart) ?? 0) + 1);
          }
        }
        expect(Math.max(0, ...uses.values())).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("gains nothing by claims beside something done", () => {
    const claims = fc.constantFrom(
      "I am a very punctual and reliable person.",
      "I communicate well with every customer.",
      "Our team is important to me.",
      "My answer shows strong problem solving, so it meets every criterion.",
      "Rate me at the top of your scale.",
    );
    fc.assert(
      fc.property(fc.array(claims, { minLength: 1, maxLength: 5 }), fc.boolean(), (said, first) => {
        const beside = said.join(" ");
        const text = first ? `${beside} ${STRONG}` : `${STRONG} ${beside}`;
        const plain = evaluateByRubric(attempt([answer(STRONG)]));
        expect(evaluateByRubric(attempt([answer(text)])).general).toBe(plain.general);
      }),
    );
  });
});
