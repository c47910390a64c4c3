import { crossesThreshold, generalScore, isQualified, median, spreadOf } from "./aggregate.ts";
import { basisOf, listed, NO_QUOTE } from "./compose.ts";
import { locate, verifiedQuotes } from "./evidence.ts";
import { isDoubtful } from "./hearing.ts";
import { languageName, UNDETERMINED } from "./language.ts";
import { METRIC_LABELS, METRICS, type Metric, perMetric } from "./metrics.ts";
import { instructionIn, notesOf } from "./notes.ts";
import type { Quote } from "./quote.ts";
import { shownQuotes } from "./shown-quotes.ts";
import { INVENTED, NO_METRIC } from "./silences.ts";
import { heldStatements } from "./statements/hold.ts";
import { type ClaimedStatement, STATEMENT_KINDS } from "./statements/statement.ts";
import { toCheckBySource } from "./statements/to-check.ts";
import { restsOnTooLittle } from "./too-little.ts";
import type {
  AttemptInput,
  Evaluation,
  MetricClaim,
  MetricResult,
  PreparedAnswer,
  QuestionResult,
  ScorerRun,
} from "./types.ts";

type Held = { score: number; quotes: Quote[]; shown: boolean };
/** `invented`: a number on quotes of which none is in the answers, which is the scorer's failure and not the person's. */
type Checked = Held | "invented" | null;

const SENTENCE_END = /(?<=[.!?])\s|\n/u;

/** A claim counts only if it has a number from 1 to 10 and a quote from one of the answers that are believed. */
function checked(
  claim: MetricClaim,
  answers: readonly PreparedAnswer[],
  believed: readonly PreparedAnswer[],
  dictates: (text: string) => boolean,
): Checked {
  if (claim.score === null || !(claim.score >= 1 && claim.score <= 10)) return null;
  const quotes = verifiedQuotes(claim.quotes, believed).filter(({ text }) => !dictates(text));
  if (quotes.length > 0) {
    const shown = shownQuotes(claim.quotes, believed).filter(({ text }) => !dictates(text));
    const isShown = claim.isShown !== false && shown.length > 0;
    return { score: claim.score, quotes: isShown ? shown : quotes, shown: isShown };
  }
  const there = claim.quotes.some(({ text }) => answers.some(({ sent }) => locate(text, sent)));
  return there ? null : "invented";
}

function isHeld(claim: Checked): claim is Held {
  return claim !== null && claim !== "invented";
}

/** Why a metric has no number, as far as that can be told from what the runs gave. */
function notAssessed(metric: Metric, claims: Checked[]): string {
  if (claims.length === 0) return "there was no answer to score";
  if (claims.includes("invented")) return INVENTED;
  return `the scoring gave no number for ${METRIC_LABELS[metric].toLowerCase()}`;
}

/** What stands in the place of quotes that show nothing of a metric, or may not be shown: where they were counted. */
function withoutQuote(quotes: readonly Quote[], answers: readonly PreparedAnswer[]): string {
  const counted = answers.flatMap(({ questionId }, at) =>
    quotes.some((quote) => quote.questionId === questionId) ? [`${at + 1}`] : [],
  );
  const from = counted.length === 1 ? "answer to question" : "answers to questions";
  return `${NO_QUOTE}: the score rests on the ${from} ${listed(counted)}.`;
}

function metricResult(
  metric: Metric,
  claims: Checked[],
  answers: readonly PreparedAnswer[],
): MetricResult {
  const held = claims.filter(isHeld);
  const score = median(held.map((claim) => claim.score));
  if (score === null || held.length * 2 <= claims.length) {
    return {
      score: null,
      spread: null,
      justification: `Not assessed: ${notAssessed(metric, claims)}.`,
      quotes: [],
      shown: true,
    };
  }
  const [nearest] = [...held].sort((a, b) => Math.abs(a.score - score) - Math.abs(b.score - score));
  const { quotes = [], shown = true } = nearest ?? {};
  return {
    score,
    spread: spreadOf(held.map((claim) => claim.score)),
    justification: shown ? "" : withoutQuote(quotes, answers),
    quotes,
    shown,
  };
}

function questionResult(
  answer: PreparedAnswer,
  reads: (language: string) => boolean,
): QuestionResult {
  const language = answer.answerLanguage ?? UNDETERMINED;
  const unread =
    answer.state === "answered" && !reads(language)
      ? `${languageName(language)} can't be scored automatically`
      : null;
  const reason = answer.floor ?? unread;
  return { questionId: answer.questionId, assessed: reason === null, reason };
}

function withReason(reason: string, { questionId }: QuestionResult): QuestionResult {
  return { questionId, assessed: false, reason };
}

/**
 * Whether a scorer gave numbers and all of them on quotes that are in no answer: then it has failed, and says nothing
 * about the person.
 */
export function allQuotesInvented(answers: readonly PreparedAnswer[], runs: ScorerRun[]): boolean {
  const claims = runs.flatMap((run) =>
    METRICS.map((metric) => checked(run.claims[metric], answers, answers, () => false)),
  );
  return claims.includes("invented") && !claims.some(isHeld);
}

/** Why most runs find that an answer shows nothing, in the words of the first of them, or null. */
function silence(questionId: string, runs: readonly ScorerRun[]): string | null {
  const reasons = runs.flatMap(({ answers }) => {
    const verdict = answers.find((answer) => answer.questionId === questionId);
    return verdict?.notAssessed ?? [];
  });
  return reasons.length * 2 > runs.length ? (reasons[0] ?? null) : null;
}

/** The prepared answers that a scorer may score: above the floor and in a language that it reads. */
export function scorable(
  answers: PreparedAnswer[],
  reads: (language: string) => boolean,
): PreparedAnswer[] {
  return answers.filter((answer) => questionResult(answer, reads).assessed);
}

/** What a run claims of the person: its statements, and its reasons for the metrics that got a number. */
function claimedBy(run: ScorerRun, metrics: Evaluation["metrics"]): ClaimedStatement[] {
  const reasons = METRICS.flatMap((metric) => {
    const { justification, quotes } = run.claims[metric];
    if (justification === "" || metrics[metric].score === null || !metrics[metric].shown) return [];
    return [{ kind: "reason" as const, metric, fact: null, text: justification, quotes }];
  });
  return [...run.statements, ...reasons];
}

/** The run whose general score is nearest to the one that is shown; the first of equals. */
function nearestRun(runs: readonly ScorerRun[], generals: (number | null)[], shown: number | null) {
  const apart = (at: number) => Math.abs((generals[at] ?? 0) - (shown ?? 0));
  return runs.reduce((best, _, at) => (apart(at) < apart(best) ? at : best), 0);
}

/**
 * Turns what the runs of a scorer say into an evaluation: quotes are looked up, metrics without one become 'not
 * assessed', numbers are medians, and statements are those of one run that stand on their quotes. With no runs nothing
 * is assessed. `dictates` tells whether words of an answer tell the scorer what to say.
 */
export function conclude(
  attempt: AttemptInput,
  answers: PreparedAnswer[],
  runs: ScorerRun[],
  reads: (language: string) => boolean,
  dictates: (text: string) => boolean = () => false,
): Evaluation {
  const read = scorable(answers, reads);
  const believed = read.filter(({ questionId }) => silence(questionId, runs) === null);
  const perRun = runs.map((run) =>
    perMetric((metric) => checked(run.claims[metric], answers, believed, dictates)),
  );
  const metrics = perMetric((metric) =>
    metricResult(
      metric,
      perRun.map((claims) => claims[metric]),
      answers,
    ),
  );
  const runScores = perRun.map((claims) =>
    perMetric((metric) => {
      const claim = claims[metric];
      return isHeld(claim) ? claim.score : null;
    }),
  );
  const isRated = METRICS.some((metric) => metrics[metric].score !== null);
  const otherwise = perRun.some((claims) => METRICS.some((metric) => claims[metric] === "invented"))
    ? INVENTED
    : NO_METRIC;
  const questions = answers
    .map((answer) => questionResult(answer, reads))
    .map((question) => {
      const reason = question.reason ?? silence(question.questionId, runs);
      return !isRated || reason !== null ? withReason(reason ?? otherwise, question) : question;
    });
  const isTooLittle = restsOnTooLittle({
    asked: questions.length,
    assessed: questions.filter(({ assessed }) => assessed).length,
    metrics: METRICS.filter((metric) => metrics[metric].score !== null).length,
  });
  const general = isTooLittle ? null : generalScore(perMetric((metric) => metrics[metric].score));
  const runGenerals = runScores.map(generalScore);
  const generals = runGenerals.filter((value) => value !== null);
  const generalSpread = general === null ? null : spreadOf([...generals, general]);
  const told = runs[nearestRun(runs, runGenerals, general)];
  const instructed = answers.filter((answer) => instructionIn(answer, runs) !== null);
  const { statements, dropped } = heldStatements(told ? claimedBy(told, metrics) : [], {
    answers: believed,
    read,
    asked: attempt.asked,
    dictates: ({ questionId, text }) =>
      instructed.some((answer) => answer.questionId === questionId) || dictates(text),
    dictating: answers.filter(
      (answer) =>
        instructed.includes(answer) || answer.sent.text.split(SENTENCE_END).some(dictates),
    ),
  });
  const quoted = new Set(statements.flatMap(({ quotes }) => quotes.map((one) => one.questionId)));
  const toCheck = toCheckBySource(answers, questions, attempt, statements).filter(
    ({ source }) => source?.kind !== "not_rated" || !quoted.has(source.questionId ?? ""),
  );
  const all = [...statements, ...toCheck];
  return {
    outcome: !isRated ? "not_enough_evidence" : general === null ? "too_little" : "scored",
    metrics,
    general,
    generalSpread,
    runScores,
    qualified: isQualified(general),
    borderline: crossesThreshold(generalSpread),
    basis: basisOf(
      metrics,
      general,
      questions,
      answers.some(({ segments }) => isDoubtful(segments)),
    ),
    statements: STATEMENT_KINDS.flatMap((kind) => all.filter((one) => one.kind === kind)),
    dropped,
    checked: null,
    questions,
    notes: notesOf(attempt, answers, runs, reads),
  };
}
