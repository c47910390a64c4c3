import { conclude, scorable } from "#lib/domain/evaluation/conclude";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import { scorerName } from "#lib/domain/results/result-detail";
import type { TryScore } from "#lib/domain/site/try-it";
import { builtIn } from "#lib/scorers/built-in/index";

type WrittenAnswer = { questionId: string; questionText: string; text: string };

/**
 * Scores what a visitor wrote in a sample interview, by the built-in rubric only: no outside service sees it, and nothing
 * of it is kept.
 */
export async function scoreSample(answers: readonly WrittenAnswer[]): Promise<TryScore> {
  const attempt = {
    language: "en",
    names: [],
    answers: answers.map((answer) => ({
      ...answer,
      state: "answered" as const,
      segments: [],
      confidence: null,
    })),
  };
  const prepared = prepareAttempt(attempt);
  const read = scorable(prepared, builtIn.reads);
  const runs = read.length > 0 ? [await builtIn.run(read)] : [];
  const evaluation = conclude(attempt, prepared, runs, builtIn.reads);
  const { general, metrics, summary } = evaluation;
  return {
    outcome: general === null ? "not_enough_evidence" : "scored",
    outcomeReason: general === null ? summary : null,
    rating: general,
    adjusted: false,
    scorerRating: general,
    qualified: evaluation.qualified,
    borderline: evaluation.borderline,
    summary,
    strengths: evaluation.strengths,
    weaknesses: evaluation.weaknesses,
    metrics: METRICS.map((metric) => ({
      metric,
      score: metrics[metric].score,
      reason: metrics[metric].justification,
      quotes: metrics[metric].quotes.map(({ questionId, text, charStart, charEnd }) => ({
        questionId,
        text,
        start: charStart,
        end: charEnd,
        startSeconds: null,
      })),
      override: null,
    })),
    notes: evaluation.notes,
    scorer: scorerName({
      kind: "rubric",
      model: null,
      answeredBy: null,
      rubricVersion: RUBRIC_VERSION,
    }),
    runs: runs.length,
  };
}
