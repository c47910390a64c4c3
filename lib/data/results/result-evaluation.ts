import { z } from "zod";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import {
  borderlineWith,
  type OverrideStep,
  overridesInForce,
  withOverrides,
} from "#lib/domain/evaluation/overrides";
import type { Evaluated } from "#lib/domain/results/corrections";
import { pointsBesides } from "#lib/domain/results/provenance";
import {
  type EvaluationVersion,
  type EvaluationView,
  lines,
  type MetricView,
  type Quote,
  scorerName,
} from "#lib/domain/results/result-detail";
import { companyDate } from "#lib/domain/text/dates";
import type { Row } from "../db.ts";
import { reasonOf, runsOfVersion } from "./run-scores.ts";

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

/** A person's step with its day as the company's clock shows it. */
export type DatedStep = OverrideStep & { at: string };

/**
 * One stored version as its page shows it, with a person's numbers (`steps`, oldest first) in the scorer's place.
 * A quote or note that no longer parses is left out, never guessed.
 */
export function toEvaluation(
  stored: Stored,
  versions: number,
  timeZone: string,
  steps: readonly DatedStep[],
): EvaluationView & { notAssessed: Record<string, string> } {
  const notes = readable(noteSchema, stored.notes).map((note) => ({
    kind: note.kind,
    questionId: note.question_id ?? note.questionId ?? null,
    text: note.text ?? note.reason ?? "",
  }));
  const metrics = metricsOf(stored);
  const scores = perMetric((metric) => metrics[metric].score);
  const overrides = overridesInForce(steps);
  const shown = withOverrides(scores, overrides);
  const adjusted = overrides.length > 0;
  const scorerRating = toNumber(stored.general_score);
  return {
    version: stored.version,
    versions,
    at: companyDate(stored.created_at, timeZone),
    outcome: adjusted || stored.outcome === "scored" ? "scored" : "not_enough_evidence",
    outcomeReason: stored.outcome_reason,
    rating: adjusted ? shown.general : scorerRating,
    adjusted,
    scorerRating,
    qualified: adjusted ? shown.qualified : stored.qualified,
    borderline: adjusted
      ? borderlineWith(runsOf(stored.spread), scores, overrides)
      : stored.borderline,
    summary: stored.general_summary,
    strengths: pointsBesides(lines(stored.general_strengths), shown.overridden),
    weaknesses: pointsBesides(lines(stored.general_weaknesses), shown.overridden),
    metrics: METRICS.map((metric) => ({
      ...metrics[metric],
      score: shown.scores[metric],
      override: overrideOf(overrides, metric, scores[metric]),
    })),
    notes: notes.filter((note) => note.kind !== "not_assessed" && note.text !== ""),
    notAssessed: Object.fromEntries(
      notes
        .filter((note) => note.kind === "not_assessed")
        .map((note) => [note.questionId, note.text]),
    ),
    scorer: scorerOf(stored),
    ...runsOfVersion(stored),
  };
}

/** What the scorer itself gave, before any person's number. */
function metricsOf(stored: Stored): Record<Metric, MetricView> {
  const quotes = readable(quoteSchema, stored.evidence);
  return perMetric((metric) => ({
    metric,
    score: toNumber(stored[`${metric}_score`]),
    reason: reasonOf(stored, metric),
    quotes: quotes.filter((quote) => quote.metric === metric).map(toQuote),
    override: null,
  }));
}

function scorerOf({ scorer, model, answered_by, rubric_version }: Stored): string {
  return scorerName({
    kind: scorer,
    model,
    answeredBy: answered_by,
    rubricVersion: rubric_version,
  });
}

function overrideOf(overrides: readonly DatedStep[], metric: Metric, scorerScore: number | null) {
  const own = overrides.find((step) => step.metric === metric);
  return own ? { reason: own.reason ?? "", at: own.at, scorerScore } : null;
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
function toNumber(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}

function readable<T extends z.ZodType>(schema: T, value: unknown): z.output<T>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

const score = z.number().nullable().default(null);
const runsSchema = z.object({ runs: z.array(z.object(perMetric(() => score))) });
const rangesSchema = z.object(perMetric(() => z.tuple([z.number(), z.number()]).optional()));

/** What each run gave; of versions from before runs were kept, the lowest and highest of each metric. */
function runsOf(spread: Stored["spread"]): Record<Metric, number | null>[] {
  const kept = runsSchema.safeParse(spread);
  if (kept.success) return kept.data.runs;
  const ranges = rangesSchema.safeParse(spread);
  if (!ranges.success) return [];
  return [0, 1].map((side) => perMetric((metric) => ranges.data[metric]?.[side] ?? null));
}

const spreadSchema = z.object({ general: z.tuple([z.number(), z.number()]) });

const readSchema = z.array(
  z.object({
    response_id: z.string(),
    correction_id: z.string().nullable(),
    // Versions from before the two were told apart scored every correction.
    scored: z.boolean().default(true),
  }),
);

/** Which words a version read. */
export function toEvaluated({ created_at, read_answers }: Stored): Evaluated {
  const read = readSchema.safeParse(read_answers);
  return { at: created_at, read: read.success ? read.data : null };
}

/** One line of the list of versions, with what it stood on unless it is the shown one, whose page says that anyway. */
export function toVersion(
  stored: Stored,
  timeZone: string,
  shown: boolean,
): Omit<EvaluationVersion, "replaced"> {
  const spread = spreadSchema.safeParse(stored.spread);
  return {
    version: stored.version,
    at: companyDate(stored.created_at, timeZone, true),
    rating: toNumber(stored.general_score),
    scorer: scorerOf(stored),
    ...runsOfVersion(stored),
    spread: spread.success ? spread.data.general : null,
    outcomeReason: stored.outcome_reason,
    metrics: shown || stored.outcome !== "scored" ? [] : Object.values(metricsOf(stored)),
    shown,
  };
}
