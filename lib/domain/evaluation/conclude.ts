import { crossesLine, generalScore, isQualified, median, spreadOf } from "./aggregate.ts";
import { strengthsOf, summaryOf, weaknessesOf } from "./compose.ts";
import { verifiedQuotes } from "./evidence.ts";
import { languageName, UNDETERMINED } from "./language.ts";
import { METRIC_LABELS, type Metric, perMetric } from "./metrics.ts";
import { notesOf } from "./notes.ts";
import type {
  AttemptInput,
  Evaluation,
  MetricClaim,
  MetricResult,
  PreparedAnswer,
  QuestionResult,
  Quote,
  ScorerRun,
} from "./types.ts";

type Checked = { score: number; justification: string; quotes: Quote[] };

/** A claim counts only with a number from 1 to 10 and a quote that is there. */
function checked(claim: MetricClaim, answers: PreparedAnswer[]): Checked | null {
  if (claim.score === null || !(claim.score >= 1 && claim.score <= 10)) return null;
  const quotes = verifiedQuotes(claim.quotes, answers);
  return quotes.length === 0
    ? null
    : { score: claim.score, justification: claim.justification, quotes };
}

function metricResult(metric: Metric, claims: (Checked | null)[]): MetricResult {
  const held = claims.filter((claim) => claim !== null);
  const score = median(held.map((claim) => claim.score));
  if (score === null || held.length * 2 <= claims.length) {
    return {
      score: null,
      spread: null,
      justification:
        claims.length === 0
          ? "Not assessed: no answer could be read."
          : `Not assessed: no quote in the answers shows ${METRIC_LABELS[metric].toLowerCase()}.`,
      quotes: [],
    };
  }
  const [nearest] = [...held].sort((a, b) => Math.abs(a.score - score) - Math.abs(b.score - score));
  return {
    score,
    spread: spreadOf(held.map((claim) => claim.score)),
    justification: nearest?.justification ?? "",
    quotes: nearest?.quotes ?? [],
  };
}

function questionResult(
  answer: PreparedAnswer,
  reads: (language: string) => boolean,
): QuestionResult {
  const language = answer.answerLanguage ?? UNDETERMINED;
  const unread =
    answer.state === "answered" && !reads(language)
      ? `the scorer doesn't read ${languageName(language)}`
      : null;
  const reason = answer.floor ?? unread;
  return { questionId: answer.questionId, assessed: reason === null, reason };
}

/** Where there is no number at all, every answer says why it gave none. */
function withReason({ questionId, reason }: QuestionResult): QuestionResult {
  return {
    questionId,
    assessed: false,
    reason: reason ?? "no quote in it shows any of the metrics",
  };
}

/** The prepared answers that a scorer may score: above the floor and in a language that it reads. */
export function scorable(
  answers: PreparedAnswer[],
  reads: (language: string) => boolean,
): PreparedAnswer[] {
  return answers.filter((answer) => questionResult(answer, reads).assessed);
}

/**
 * Turns what the runs of a scorer say into an evaluation: quotes are looked up, metrics without one become 'not
 * assessed', numbers are medians, and all text but the justifications is made here. With no runs nothing is assessed.
 */
export function conclude(
  attempt: AttemptInput,
  answers: PreparedAnswer[],
  runs: ScorerRun[],
  reads: (language: string) => boolean,
): Evaluation {
  const believed = scorable(answers, reads);
  const perRun = runs.map((run) => perMetric((metric) => checked(run.claims[metric], believed)));
  const metrics = perMetric((metric) =>
    metricResult(
      metric,
      perRun.map((claims) => claims[metric]),
    ),
  );
  const general = generalScore(perMetric((metric) => metrics[metric].score));
  const runScores = perRun.map((claims) => perMetric((metric) => claims[metric]?.score ?? null));
  const generals = runScores.map(generalScore).filter((value) => value !== null);
  const generalSpread = general === null ? null : spreadOf([...generals, general]);
  const questions = answers
    .map((answer) => questionResult(answer, reads))
    .map((question) => (general === null ? withReason(question) : question));
  return {
    metrics,
    general,
    generalSpread,
    runScores,
    qualified: isQualified(general),
    borderline: crossesLine(generalSpread),
    summary: summaryOf(metrics, general, questions),
    strengths: strengthsOf(metrics),
    weaknesses: weaknessesOf(metrics),
    questions,
    notes: notesOf(attempt, answers, runs, reads),
  };
}
