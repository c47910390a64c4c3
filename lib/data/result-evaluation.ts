import { z } from "zod";
import { METRICS } from "../domain/evaluation/metrics.ts";
import { type EvaluationView, lines, type Quote, scorerName } from "../domain/result-detail.ts";
import type { Row } from "./db.ts";

const quoteSchema = z.object({
  metric: z.enum(METRICS),
  question_id: z.string(),
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  start_seconds: z.number().nullish(),
});

/** Both spellings of the answer's question: what is stored once stays readable. */
const noteSchema = z.object({
  kind: z.string(),
  question_id: z.string().nullish(),
  questionId: z.string().nullish(),
  text: z.string().optional(),
  reason: z.string().nullish(),
});

type Stored = Row<"evaluation_results">;

/** One stored version as its page shows it. A quote or note that no longer parses is left out, never guessed. */
export function toEvaluation(
  stored: Stored,
  versions: number,
): EvaluationView & { notAssessed: Record<string, string> } {
  const quotes = readable(quoteSchema, stored.evidence);
  const notes = readable(noteSchema, stored.notes).map((note) => ({
    kind: note.kind,
    questionId: note.question_id ?? note.questionId ?? null,
    text: note.text ?? note.reason ?? "",
  }));
  return {
    version: stored.version,
    versions,
    outcome: stored.outcome === "scored" ? "scored" : "not_enough_evidence",
    outcomeReason: stored.outcome_reason,
    rating: number(stored.general_score),
    qualified: stored.qualified,
    borderline: stored.borderline,
    summary: stored.general_summary,
    strengths: lines(stored.general_strengths),
    weaknesses: lines(stored.general_weaknesses),
    metrics: METRICS.map((metric) => ({
      metric,
      score: number(stored[`${metric}_score`]),
      reason: stored[`${metric}_justification`] ?? "",
      quotes: quotes.filter((quote) => quote.metric === metric).map(toQuote),
    })),
    notes: notes.filter((note) => note.kind !== "not_assessed" && note.text !== ""),
    notAssessed: Object.fromEntries(
      notes
        .filter((note) => note.kind === "not_assessed")
        .map((note) => [note.questionId, note.text]),
    ),
    scorer: scorerName(stored.scorer, stored.model, stored.rubric_version),
    runs: stored.runs,
  };
}

function toQuote(stored: z.output<typeof quoteSchema>): Quote {
  return {
    questionId: stored.question_id,
    text: stored.quote,
    start: stored.start,
    end: stored.end,
    startSeconds: stored.start_seconds ?? null,
  };
}

/** A numeric column comes as a number or, to keep its digits, as text. */
function number(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}

function readable<T extends z.ZodType>(schema: T, value: unknown): z.output<T>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
