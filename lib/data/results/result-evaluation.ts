import { z } from "zod";
import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import { activeOverrides, type OverrideStep } from "#lib/domain/evaluation/overrides";
import { shownSilence } from "#lib/domain/evaluation/silences";
import { FACT_KINDS } from "#lib/domain/evaluation/statements/facts";
import { saysProtected, unlessProtected } from "#lib/domain/evaluation/statements/protected";
import { STATEMENT_KINDS, STATEMENT_SOURCES } from "#lib/domain/evaluation/statements/statement";
import type { Evaluated } from "#lib/domain/results/corrections";
import { withHidden } from "#lib/domain/results/provenance";
import {
  type EvaluationVersion,
  type EvaluationView,
  type MetricView,
  scorerInDetail,
  scorerName,
} from "#lib/domain/results/result-detail";
import { hasMetrics } from "#lib/domain/results/results";
import { companyDate } from "#lib/domain/text/dates";
import type { Row } from "../db.ts";
import { quoteSchema, toQuote } from "./quotes.ts";
import { reasonOf, runsOfVersion } from "./run-scores.ts";

const evidenceSchema = quoteSchema.extend({
  metric: z.enum(METRICS),
  shown: z.boolean().default(true),
});

const statementSchema = z.object({
  kind: z.enum(STATEMENT_KINDS),
  metric: z.enum(METRICS).nullable(),
  fact: z.enum(FACT_KINDS).nullable(),
  text: z.string().nullable(),
  quotes: z.array(quoteSchema),
  source: z
    .object({ kind: z.enum(STATEMENT_SOURCES), question_id: z.string().nullable() })
    .transform(({ kind, question_id }) => ({ kind, questionId: question_id }))
    .nullable(),
});

/** Both spellings of the answer's question: what is stored once stays readable. */
const noteSchema = z.object({
  kind: z.string(),
  question_id: z.string().nullish(),
  questionId: z.string().nullish(),
  text: z.string().optional(),
  reason: z.string().nullish(),
  quote: quoteSchema.transform(toQuote).nullish().catch(null),
});

/** 'Too little to rate: no answer was given.' */
const REASON_OF_NONE = /^[^:]{1,40}: (.*)\.$/s;

type Stored = Row<"evaluation_results">;

/** What the database keeps of an attempt's shown numbers: the list and every page read them there. */
type ShownNumbers = Pick<
  Row<"interview_attempts">,
  "shown_rating" | "qualified" | "adjusted_borderline"
>;

/** A person's step with its day as the company's clock shows it. */
export type DatedStep = OverrideStep & { at: string };

/**
 * The shown version as its page shows it, with the attempt's `numbers` and a person's metrics (`steps`, oldest first) in
 * the scorer's place.
 * A quote or note that no longer parses is left out, never guessed, and so is what today's rules show of nobody: a
 * version is never rewritten.
 */
export function toEvaluation(
  stored: Stored,
  versions: number,
  timeZone: string,
  numbers: ShownNumbers,
  steps: readonly DatedStep[],
): EvaluationView & { notAssessed: Record<string, string> } {
  const notes = readable(noteSchema, stored.notes).map((note) => ({
    kind: note.kind,
    questionId: note.question_id ?? note.questionId ?? null,
    text:
      note.kind === "not_assessed"
        ? shownSilence(note.text ?? note.reason ?? "")
        : (note.text ?? note.reason ?? ""),
    quote: note.quote ?? null,
  }));
  const metrics = metricsOf(stored);
  const outcomeReason = shownOutcome(stored);
  const overrides = activeOverrides(steps);
  const adjusted = overrides.length > 0;
  const overridden = overrides.map(({ metric }) => metric);
  return {
    version: stored.version,
    versions,
    at: companyDate(stored.created_at, timeZone),
    outcome: adjusted ? "scored" : stored.outcome,
    outcomeReason: adjusted ? null : outcomeReason,
    rating: toNumber(numbers.shown_rating),
    adjusted,
    scorerRating: toNumber(stored.general_score),
    qualified: numbers.qualified,
    borderline: numbers.adjusted_borderline ?? stored.borderline,
    // Why there was no rating is no summary of the one that a person gave.
    summary:
      stored.general_summary === stored.outcome_reason
        ? adjusted
          ? null
          : outcomeReason
        : unlessProtected(stored.general_summary),
    statements: readable(statementSchema, stored.statements)
      .map((one) => ({ ...one, quotes: one.quotes.map(toQuote) }))
      .map((one) =>
        one.source?.kind === "not_rated" && one.text !== null
          ? { ...one, text: shownSilence(one.text) }
          : one,
      )
      .filter((one) => !saysProtected(one))
      .filter(({ metric }) => metric === null || !overridden.includes(metric)),
    metrics: METRICS.map((metric) => adjustedMetric(metrics[metric], overrides)),
    notes: notes.filter(({ kind, text, quote }) => {
      if (kind === "instructed_scorer" && quote === null) return false;
      const isHidden = quote !== null && saysProtected({ text: null, quotes: [quote] });
      return kind !== "not_assessed" && text !== "" && !isHidden;
    }),
    notAssessed: Object.fromEntries(
      notes
        .filter((note) => note.kind === "not_assessed")
        .map((note) => [note.questionId, note.text]),
    ),
    scorer: scorerName(scorerOf(stored)),
    ...runsOfVersion(stored),
  };
}

/** Why there is no rating, which may be why the one answer was not assessed. */
function shownOutcome({ outcome, outcome_reason: given }: Stored): string | null {
  const reason = outcome === "not_enough_evidence" ? given?.match(REASON_OF_NONE)?.[1] : undefined;
  return reason === undefined
    ? unlessProtected(given)
    : `Too little to rate: ${shownSilence(reason)}.`;
}

/** What the scorer itself gave, before any person's number. */
function metricsOf(stored: Stored): Record<Metric, MetricView> {
  const all = readable(evidenceSchema, stored.evidence);
  return perMetric((metric) => {
    const quotes = all.filter((quote) => quote.metric === metric);
    const shown = quotes.filter(
      (quote) => quote.shown && !saysProtected({ text: null, quotes: [toQuote(quote)] }),
    );
    return {
      metric,
      score: toNumber(stored[`${metric}_score`]),
      reason: withHidden(
        unlessProtected(reasonOf(stored, metric)) ?? "",
        quotes.length > 0 && shown.length === 0,
      ),
      quotes: shown.map(toQuote),
      override: null,
    };
  });
}

function scorerOf({ scorer, model, answered_by, rubric_version }: Stored) {
  return { kind: scorer, model, answeredBy: answered_by, rubricVersion: rubric_version };
}

/** The scorer of a version, and what became of the statements that it made. */
function detailOf(stored: Stored): string {
  const dropped = stored.statements_dropped;
  return [
    scorerInDetail(scorerOf(stored)),
    ...(dropped > 0 ? [`${dropped} ${dropped === 1 ? "statement" : "statements"} left out`] : []),
    ...(stored.statements_checked === false ? ["statements not checked"] : []),
  ].join(", ");
}

/** A metric with a person's number in the scorer's place, if they gave one. */
function adjustedMetric(
  given: MetricView,
  overrides: readonly (DatedStep & { score: number })[],
): MetricView {
  const own = overrides.find((step) => step.metric === given.metric);
  if (own === undefined) return given;
  const override = { reason: own.reason ?? "", at: own.at, scorerScore: given.score };
  return { ...given, score: own.score, override };
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
    outcome: stored.outcome,
    rating: toNumber(stored.general_score),
    scorer: detailOf(stored),
    ...runsOfVersion(stored),
    spread: spread.success ? spread.data.general : null,
    outcomeReason: shownOutcome(stored),
    metrics: shown || !hasMetrics(stored) ? [] : Object.values(metricsOf(stored)),
    shown,
  };
}
