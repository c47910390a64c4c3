import { LEVEL_WORDS, ratingWord, scoreBand, scoreLevel } from "#lib/domain/evaluation/bands";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import type { StatementKind } from "#lib/domain/evaluation/statements/statement";
import {
  newerFailedNote,
  newerOutcome,
  noteGroups,
  scoredBy,
  scorerSaid,
  scorersReason,
  setByAPerson,
  WITHOUT_ADJUSTMENT,
} from "#lib/domain/results/provenance";
import type { Quote } from "#lib/domain/results/quote";
import {
  findingsOf,
  type PlacedMetric,
  type PlacedQuote,
  type PlacedStatement,
  QUOTED_ABOVE,
} from "#lib/domain/results/quotes";
import type { AnswerView, EvaluationView, ResultDetail } from "#lib/domain/results/result-detail";
import {
  A_PERSON_DECIDES,
  BORDERLINE,
  hasMetrics,
  RATING_REASONS,
  RATING_WORDS,
} from "#lib/domain/results/results";
import { FACT_LABELS, sourceWords } from "#lib/domain/results/statement-words";
import { hoursInWords } from "#lib/domain/room/hours";
import { playTime } from "#lib/domain/text/play-time";
import { ellipsize } from "#lib/domain/text/shortened";
import { upperFirst } from "#lib/domain/text/words";
import { draw } from "./draw.ts";
import { type DocumentInput, letterhead, onPaper } from "./letterhead.ts";

/** A number with its text as the screen writes it. */
function figure(score: number | null) {
  return score === null ? null : { value: score, text: score.toFixed(1) };
}

/** Characters of words that stand in full further up. */
const BEGINNING = 60;

function badgesOf({ qualified, borderline, adjusted }: EvaluationView) {
  return [
    ...(qualified === null
      ? []
      : [
          qualified ? { text: "Qualified", band: "good" } : { text: "Not qualified", band: "none" },
        ]),
    ...(borderline ? [{ text: BORDERLINE, band: "medium" }] : []),
    ...(adjusted ? [{ text: "Adjusted by a person", band: "none" }] : []),
  ];
}

/** Where a quote is heard or read: 'Question 2, 0:14, Spanish'. */
function placeOf({ questionId, startSeconds }: Quote, answers: readonly AnswerView[]): string {
  const answer = answers.find((one) => one.questionId === questionId);
  const at = startSeconds === null ? null : playTime(startSeconds);
  return [`Question ${answer?.number ?? "?"}`, at, answer?.language?.name]
    .filter(Boolean)
    .join(", ");
}

/** Quotes with their words where they stand for the first time. */
function quotesOf(quotes: readonly PlacedQuote[], answers: readonly AnswerView[]) {
  return quotes.map(({ quote, above }) => ({
    text: above ? null : quote.text,
    where: placeOf(quote, answers),
  }));
}

function lineOf({ text, quotes, source }: PlacedStatement, answers: readonly AnswerView[]) {
  const number = answers.find((one) => one.questionId === source?.questionId)?.number ?? null;
  return {
    said: text && source ? upperFirst(text) : text,
    quotes: quotes.map(({ quote, above }) => {
      const where = placeOf(quote, answers);
      if (!above) return { text: quote.text, where };
      const again = text === null ? ellipsize(quote.text, BEGINNING) : null;
      return { text: again, where: `${where}, ${QUOTED_ABOVE}` };
    }),
    source: source && sourceWords(source, number),
  };
}

/** What was said of the person's work, and the hours that they ticked. */
function factsOf(facts: readonly PlacedStatement[], { answers, availability }: ResultDetail) {
  const hours = hoursInWords(availability);
  return [
    ...facts.flatMap(({ fact, text, quotes: [first] }) =>
      fact === null || text === null || first === undefined
        ? []
        : [{ label: FACT_LABELS[fact], value: text, where: placeOf(first.quote, answers) }],
    ),
    ...(hours === null ? [] : [{ label: FACT_LABELS.hours, value: hours, where: "Week grid" }]),
  ];
}

function metricOf(
  { metric, score, reason, quotes, override }: PlacedMetric,
  answers: readonly AnswerView[],
) {
  const level = scoreLevel(score);
  return {
    label: METRIC_LABELS[metric],
    score: figure(score),
    band: scoreBand(score),
    level,
    word: LEVEL_WORDS[level],
    reason: scorersReason(override, reason),
    quotes: quotesOf(quotes, answers),
    override: override && {
      reason: override.reason,
      numbers: setByAPerson(score, override.scorerScore),
      when: override.at,
    },
  };
}

/** Who scored, with what, when, and who decides. */
function provenance({ evaluation, versions, state, newerFailed }: ResultDetail): string[] {
  if (evaluation === null) {
    return [`This candidate has no score. ${onPaper(RATING_REASONS[state])}`, A_PERSON_DECIDES];
  }
  const { version, versions: count, adjusted } = evaluation;
  const shown = versions.find((one) => one.version === version);
  const apart =
    shown?.spread && evaluation.runs > 1
      ? ` Overall scores ranged across runs from ${shown.spread[0].toFixed(1)} to ${shown.spread[1].toFixed(1)}.`
      : "";
  return [
    `${scoredBy(evaluation)}.${apart}`,
    `Evaluation version ${version} of ${count}${shown ? `, written ${shown.at}` : ""}.${count > 1 ? " Earlier versions are kept." : ""}`,
    ...(newerFailed
      ? [`A ${newerOutcome(newerFailed)}. ${newerFailedNote(newerFailed, evaluation)}`]
      : []),
    ...(adjusted
      ? [
          "A person adjusted one or more metrics. The overall score uses their numbers, and the automatic scores are shown alongside.",
        ]
      : []),
    A_PERSON_DECIDES,
  ];
}

/** What the analysis says, on one page for most people: the page's own statements, numbers and quotes. */
export function analysisData(input: DocumentInput) {
  const { result } = input;
  const { evaluation, answers, state } = result;
  const findings = findingsOf(evaluation);
  const linesOf = (kind: StatementKind) => findings[kind].map((one) => lineOf(one, answers));
  const rating = evaluation?.rating ?? null;
  const asked = findings.to_check.map(({ source }) => source?.questionId);
  const why = evaluation?.outcomeReason ?? null;
  const told = findings.summary.length > 0;
  return {
    ...letterhead(input, "analysis"),
    score: figure(rating),
    band: scoreBand(rating),
    level: scoreLevel(rating),
    verdict:
      rating === null ? RATING_WORDS[state] : `${ratingWord(rating)}: ${rating.toFixed(1)} of 10`,
    badges: evaluation ? badgesOf(evaluation) : [],
    scorerSaid: evaluation?.adjusted ? `${scorerSaid(evaluation.scorerRating)}.` : null,
    quoted: linesOf("summary"),
    summary: onPaper((told ? why : (evaluation?.summary ?? why ?? RATING_REASONS[state])) ?? ""),
    summaryNote: evaluation?.adjusted ? WITHOUT_ADJUSTMENT : null,
    known: factsOf(findings.fact, result),
    toCheck: linesOf("to_check"),
    strengths: linesOf("strength"),
    weaknesses: linesOf("concern"),
    notes: noteGroups(evaluation?.notes ?? [], answers).map(({ quotes, ...note }) => ({
      ...note,
      quotes: quotes.map((quote) => ({ text: quote.text, where: placeOf(quote, answers) })),
    })),
    metrics: hasMetrics(evaluation)
      ? findings.metrics.map((metric) => metricOf(metric, answers))
      : [],
    notAssessed: answers.flatMap(({ questionId, number, question, notAssessed }) =>
      notAssessed === null || asked.includes(questionId)
        ? []
        : [{ question: `${number}. ${question}`, why: upperFirst(notAssessed) }],
    ),
    provenance: provenance(result),
  };
}

/** The analysis of one attempt. @returns the bytes of a PDF */
export function analysisPdf(input: DocumentInput): Promise<Uint8Array<ArrayBuffer>> {
  const { logo, now } = input;
  return draw({ template: "analysis", data: analysisData(input), logo, madeAt: now });
}
