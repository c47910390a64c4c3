import { BAND_WORDS, scoreBand } from "#lib/domain/evaluation/bands";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import {
  A_PERSON_DECIDES,
  newerFailedNote,
  newerOutcome,
  noteGroups,
  scoredBy,
  scorerSaid,
  scorersReason,
  setByAPerson,
  WITHOUT_ADJUSTMENT,
} from "#lib/domain/results/provenance";
import type {
  AnswerView,
  EvaluationView,
  MetricView,
  Quote,
  ResultDetail,
} from "#lib/domain/results/result-detail";
import { BORDERLINE, RATING_REASONS, RATING_WORDS } from "#lib/domain/results/results";
import { pointsOf } from "#lib/domain/results/statements";
import { playTime } from "#lib/domain/text/dates";
import { draw } from "./draw.ts";
import { type DocumentInput, letterhead, onPaper } from "./letterhead.ts";

/** A number with its text as the screen writes it. */
function figure(score: number | null) {
  return score === null ? null : { value: score, text: score.toFixed(1) };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

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

function quoteOf(quote: Quote, answers: readonly AnswerView[]) {
  const answer = answers.find(({ questionId }) => questionId === quote.questionId);
  const moment =
    quote.startSeconds === null
      ? ""
      : `, ${playTime(quote.startSeconds)} in the ${answer?.kind === "audio" ? "recording" : "video"}`;
  return {
    text: quote.text,
    where: `Question ${answer?.number ?? "?"}${moment}`,
    question: answer?.question ?? "",
  };
}

function metricOf({ metric, score, reason, quotes, override }: MetricView, result: ResultDetail) {
  const band = scoreBand(score);
  return {
    label: METRIC_LABELS[metric],
    score: figure(score),
    band,
    word: BAND_WORDS[band],
    reason: scorersReason(override, reason),
    quotes: quotes.map((quote) => quoteOf(quote, result.answers)),
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

/** What the analysis says: the page's own numbers, reasons and quotes. */
export function analysisData(input: DocumentInput) {
  const { result } = input;
  const { evaluation, answers, state } = result;
  const scored = evaluation?.outcome === "scored";
  const rating = evaluation?.rating ?? null;
  const band = scoreBand(rating);
  return {
    ...letterhead(input, "analysis"),
    score: figure(rating),
    band,
    verdict:
      rating === null ? RATING_WORDS[state] : `${BAND_WORDS[band]}: ${rating.toFixed(1)} out of 10`,
    badges: evaluation ? badgesOf(evaluation) : [],
    scorerSaid: evaluation?.adjusted ? `${scorerSaid(evaluation.scorerRating)}.` : null,
    summary: onPaper(evaluation?.summary ?? evaluation?.outcomeReason ?? RATING_REASONS[state]),
    summaryNote: evaluation?.adjusted ? WITHOUT_ADJUSTMENT : null,
    strengths: pointsOf(evaluation, "strength"),
    weaknesses: pointsOf(evaluation, "concern"),
    notes: noteGroups(evaluation?.notes ?? [], answers),
    metrics: scored ? evaluation.metrics.map((metric) => metricOf(metric, result)) : [],
    notAssessed: answers.flatMap(({ number, question, notAssessed }) =>
      notAssessed === null
        ? []
        : [{ question: `${number}. ${question}`, why: sentence(notAssessed) }],
    ),
    provenance: provenance(result),
  };
}

/** The analysis of one attempt. @returns the bytes of a PDF */
export function analysisPdf(input: DocumentInput): Promise<Uint8Array<ArrayBuffer>> {
  const { logo, now } = input;
  return draw({ template: "analysis", data: analysisData(input), logo, madeAt: now });
}
