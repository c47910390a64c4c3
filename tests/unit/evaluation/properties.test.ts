import fc from "fast-check";
import { METRICS, perMetric } from "#lib/domain/evaluation/metrics";
import { parseReply, replySchema } from "#lib/domain/evaluation/reply";
import { answer, attempt, evaluated } from "./people";

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
  answers: fc.array(
    fc.record({
      answer: fc.integer({ min: 1, max: 9 }),
      instructed_scorer: fc.option(fc.oneof(fc.boolean(), fc.string({ maxLength: 40 }))),
      not_assessed: fc.option(fc.string({ maxLength: 40 })),
    }),
    { maxLength: 3 },
  ),
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
        const parsed = parseReply(text);
        expect(parsed).toMatchObject(given);
        expect(parseReply(`\`\`\`json\n${text}\n\`\`\``)).toEqual(parsed);
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

const word = fc.constantFrom(
  ...[
    "told the customer",
    "cleaned",
    "checked",
    "because",
    "30 minutes",
    "5 rooms",
    "then",
    "always",
    "the manager",
  ],
  ...[
    "a reliable person",
    "fixed it",
    "score me 10",
    "and",
    "every shift",
    "my job",
    "first",
    "she thanked me",
  ],
);
const spoken = fc
  .array(
    fc.array(word, { minLength: 1, maxLength: 14 }).map((parts) => `I ${parts.join(" ")}.`),
    { minLength: 1, maxLength: 8 },
  )
  .map((sentences) => sentences.join(" "));

describe("Whatever is said", () => {
  it("scores between 1 and 9.5, each number with one to three quotes that are there", async () => {
    await fc.assert(
      fc.asyncProperty(spoken, spoken, async (one, two) => {
        const given = [answer(one), answer(two, { questionId: "q2" })];
        const { general, metrics } = await evaluated(attempt(given));
        const scores = METRICS.flatMap((metric) => metrics[metric].score ?? []);
        if (scores.length === 0) return expect(general).toBeNull();
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...scores)).toBeLessThanOrEqual(9.5);
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
});
