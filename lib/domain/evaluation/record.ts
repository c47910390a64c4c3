import { linesOf } from "./compose.ts";
import { METRICS, type Metric } from "./metrics.ts";
import type { Quote } from "./quote.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import type { Evaluation, ScorerIdentity } from "./types.ts";

/** How an evaluation came about, beside its outcome. Hashes are SHA-256 in hex. */
export type Provenance = {
  scorer: ScorerIdentity;
  promptHash: string | null;
  inputHash: string;
  runIds: string[];
  durationMs: number;
  inputTokens: number;
  outputTokens: number;
};

/** Which stored words an answer was read from; `scored`: the correction's words, not those that were heard. */
type ReadFrom = {
  questionId: string;
  responseId: string | null;
  correction: { id: string; scored: boolean } | null;
};

type MetricColumns = { [M in Metric as `${M}_score`]: number | null } & {
  [M in Metric as `${M}_justification`]: string;
};

function metricColumns({ metrics, statements }: Evaluation): MetricColumns {
  const why = (metric: Metric) =>
    statements.find((one) => one.kind === "reason" && one.metric === metric)?.text ??
    metrics[metric].justification;
  return {
    communication_score: metrics.communication.score,
    communication_justification: why("communication"),
    experience_score: metrics.experience.score,
    experience_justification: why("experience"),
    professionalism_score: metrics.professionalism.score,
    professionalism_justification: why("professionalism"),
    reliability_score: metrics.reliability.score,
    reliability_justification: why("reliability"),
    problem_solving_score: metrics.problem_solving.score,
    problem_solving_justification: why("problem_solving"),
    cognitive_ability_score: metrics.cognitive_ability.score,
    cognitive_ability_justification: why("cognitive_ability"),
  };
}

/** In the place of a quote's words that no result repeats: where they are in the transcript stands beside. */
const HIDDEN_WORDS = "[not shown]";

/** The row of `evaluation_results` for an evaluation, ready for `record_evaluation`. */
export function recordOf(
  evaluation: Evaluation,
  provenance: Provenance,
  answers: readonly ReadFrom[],
) {
  const { metrics, general, generalSpread, runScores, questions, notes, statements } = evaluation;
  const asked = provenance.runIds.length > 0;
  const read = answers.flatMap(({ questionId, responseId, correction }) =>
    responseId === null ? [] : [{ questionId, responseId, correction }],
  );
  const responseIds = new Map(read.map(({ questionId, responseId }) => [questionId, responseId]));
  const stored = (quote: Quote) => ({
    response_id: responseIds.get(quote.questionId) ?? null,
    question_id: quote.questionId,
    quote: quote.text,
    start: quote.charStart,
    end: quote.charEnd,
    start_seconds: quote.startSeconds,
    end_seconds: quote.endSeconds,
  });
  const unassessed = questions.flatMap(({ questionId, reason }) =>
    reason === null ? [] : [{ kind: "not_assessed", question_id: questionId, text: reason }],
  );
  return {
    ...metricColumns(evaluation),
    outcome: evaluation.outcome,
    outcome_reason: general === null ? evaluation.basis : null,
    general_score: general,
    general_summary: linesOf(statements, "summary").join(" ") || evaluation.basis,
    general_strengths: linesOf(statements, "strength").join("\n"),
    general_weaknesses: linesOf(statements, "concern").join("\n"),
    evidence: METRICS.flatMap((metric) => {
      const { quotes, shown } = metrics[metric];
      return quotes.map((quote) => ({
        metric,
        ...stored(shown ? quote : { ...quote, text: HIDDEN_WORDS }),
        shown,
      }));
    }),
    statements: statements.map(({ kind, metric, fact, text, quotes, source }) => ({
      kind,
      metric,
      fact,
      text,
      quotes: quotes.map(stored),
      source: source && { kind: source.kind, question_id: source.questionId },
    })),
    statements_dropped: evaluation.dropped,
    statements_checked: evaluation.checked,
    notes: [
      ...unassessed,
      ...notes.map(({ kind, questionId, text, quote }) => ({
        kind,
        question_id: questionId,
        text,
        ...(quote && { quote: stored(quote) }),
      })),
    ],
    scorer: provenance.scorer.kind === "model" ? "model" : "rubric",
    model: asked ? provenance.scorer.model : null,
    rubric_version: RUBRIC_VERSION,
    prompt_hash: asked ? provenance.promptHash : null,
    input_hash: provenance.inputHash,
    run_ids: provenance.runIds,
    // The column begins at 1; that there was none, `run_ids` says.
    runs: Math.max(provenance.runIds.length, 1),
    spread: {
      ...(generalSpread ? { general: generalSpread } : {}),
      ...(runScores.length > 1 ? { runs: runScores } : {}),
      ...Object.fromEntries(
        METRICS.flatMap((metric) => {
          const { spread } = metrics[metric];
          return spread ? [[metric, spread]] : [];
        }),
      ),
    },
    borderline: evaluation.borderline,
    duration_ms: provenance.durationMs,
    input_tokens: provenance.inputTokens,
    output_tokens: provenance.outputTokens,
    read_answers: read.map(({ responseId, correction }) => ({
      response_id: responseId,
      correction_id: correction?.id ?? null,
      scored: correction?.scored ?? true,
    })),
  };
}

export type EvaluationRecord = ReturnType<typeof recordOf>;
