import { linesOf } from "#lib/domain/evaluation/compose";
import { conclude, scorable } from "#lib/domain/evaluation/conclude";
import { METRICS, type Metric } from "#lib/domain/evaluation/metrics";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import type { Quote } from "#lib/domain/evaluation/quote";
import { RUBRIC_VERSION } from "#lib/domain/evaluation/rubric";
import type { Statement } from "#lib/domain/evaluation/statements/statement";
import type { Evaluation } from "#lib/domain/evaluation/types";
import { scorerName } from "#lib/domain/results/result-detail";
import { NOTHING_QUOTED, ONE_ANSWER, TRY_QUESTIONS, type TryScore } from "#lib/domain/site/try-it";
import { builtIn } from "#lib/scorers/built-in/index";

type WrittenAnswer = { questionId: string; questionText: string; text: string };

/** What shows the highest metric, where no sentence tells of the work by itself. */
function bestQuoted({ metrics }: Evaluation): Statement[] {
  const [best] = METRICS.map((metric) => metrics[metric])
    .filter(({ shown, quotes }) => shown && quotes.length > 0)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const quotes = best?.quotes.slice(0, 1) ?? [];
  if (quotes.length === 0) return [];
  return [{ kind: "summary", metric: null, fact: null, text: null, quotes, source: null }];
}

/** One answer shows no strengths and gets no rating, however much it tells. */
function unrated(evaluation: Evaluation): Evaluation {
  if (evaluation.outcome !== "scored") return evaluation;
  const kept = evaluation.statements.filter(({ kind }) => kind !== "strength");
  const isTold = kept.some(({ kind }) => kind === "summary");
  const statements = isTold ? kept : [...bestQuoted(evaluation), ...kept];
  const isQuoted = statements.some(({ quotes }) => quotes.length > 0);
  return {
    ...evaluation,
    outcome: "too_little",
    general: null,
    qualified: null,
    borderline: false,
    basis: isQuoted ? ONE_ANSWER : `${NOTHING_QUOTED} ${ONE_ANSWER}`,
    statements,
  };
}

/**
 * Scores what a visitor wrote in a sample interview, by the built-in rubric only: no outside service sees it, and nothing
 * of it is kept.
 */
export async function scoreSample(answers: readonly WrittenAnswer[]): Promise<TryScore> {
  const attempt = {
    language: "en",
    names: [],
    asked: [],
    notAsked: [],
    answers: answers.map((answer) => ({
      ...answer,
      state: "answered" as const,
      segments: [],
      seconds: null,
    })),
  };
  const prepared = prepareAttempt(attempt);
  const read = scorable(prepared, builtIn.reads);
  const runs = read.length > 0 ? [await builtIn.run(read)] : [];
  const whole = conclude(attempt, prepared, runs, builtIn.reads);
  const evaluation = answers.length < TRY_QUESTIONS.length ? unrated(whole) : whole;
  const { general, metrics, statements, basis } = evaluation;
  const quoteView = ({ questionId, text, charStart, charEnd }: Quote) => ({
    questionId,
    text,
    start: charStart,
    end: charEnd,
    startSeconds: null,
  });
  const reasonOf = (metric: Metric) =>
    statements.find((one) => one.kind === "reason" && one.metric === metric)?.text ??
    metrics[metric].justification;
  return {
    outcome: evaluation.outcome,
    outcomeReason: general === null ? basis : null,
    rating: general,
    adjusted: false,
    scorerRating: general,
    qualified: evaluation.qualified,
    borderline: evaluation.borderline,
    summary: linesOf(statements, "summary").join(" ") || basis,
    statements: statements.map((one) => ({ ...one, quotes: one.quotes.map(quoteView) })),
    metrics: METRICS.map((metric) => ({
      metric,
      score: metrics[metric].score,
      reason: reasonOf(metric),
      quotes: metrics[metric].shown ? metrics[metric].quotes.map(quoteView) : [],
      override: null,
    })),
    notes: evaluation.notes.map((note) => ({
      ...note,
      quote: note.quote && quoteView(note.quote),
    })),
    scorer: scorerName({
      kind: "rubric",
      model: null,
      answeredBy: null,
      rubricVersion: RUBRIC_VERSION,
    }),
    runs: runs.length,
  };
}
