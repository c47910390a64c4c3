import { METRICS, QUALIFIED_FROM } from "../evaluation/metrics.ts";
import type { FactKind } from "../evaluation/statements/facts.ts";
import type { EvaluationOutcome, EvaluationState } from "../evaluation/states.ts";
import type { ScreeningState } from "../interviews/screening.ts";
import type { Contact } from "./contact-log.ts";
import type { Quote, SpokenQuote } from "./quote.ts";
import type { AttemptStatus, ShownScores } from "./status.ts";

/** Where an attempt stands on its way to a rating. */
export type RatingState =
  | "scored"
  | "too_little"
  | "scoring"
  | "trying_again"
  | "not_enough_evidence"
  | "failed"
  | "given_up"
  | "paused"
  | "people_only"
  | "unscored";

/** The state in words, as every screen shows it. */
export const RATING_WORDS = {
  scored: "Scored",
  too_little: "Too little to rate",
  scoring: "Scoring…",
  trying_again: "Scoring failed, trying again…",
  not_enough_evidence: "Too little to rate",
  failed: "Scoring failed — will be retried",
  given_up: "Scoring failed",
  paused: "Scoring paused",
  people_only: "Human review only",
  unscored: "Not scored yet",
} as const satisfies Record<RatingState, string>;

/** Beside a score so close to the line that a person should look. */
export const BORDERLINE = "Borderline: take a closer look";

/** How a failed evaluation is tried again: how often, with an hour between. */
export const EVALUATION_RETRY = {
  everyHours: 1,
  times: 24,
  words: "every hour for a day",
} as const;

/** Whether an evaluation gave metrics, with a general score or without. */
export function hasMetrics(evaluation: { outcome: EvaluationOutcome } | null): boolean {
  return evaluation !== null && evaluation.outcome !== "not_enough_evidence";
}

/** The sentence behind the words, for tooltips and the empty rating. */
export const RATING_REASONS = {
  scored: "The scores rest on quotes from the answers.",
  too_little:
    "Too little could be assessed, or heard well enough, for an overall rating. Listen to the answers.",
  scoring: "The answers are being scored now. This page updates on its own.",
  trying_again:
    "Something went wrong while scoring. Nothing was lost, and we're trying again. This page updates on its own.",
  not_enough_evidence: "The answers didn't say enough to back up a score, so none was given.",
  failed: `Something went wrong while scoring. Nothing was lost, and we'll try again ${EVALUATION_RETRY.words}.`,
  given_up:
    "Scoring kept failing and won't be retried automatically. Nothing was lost. Choose “Evaluate again” to retry.",
  paused:
    "This month's AI budget for this interview or your account is used up, so scoring is paused until the 1st of next month. Nothing was lost, and you can read and watch the answers now. To have them scored sooner, contact support.",
  people_only: "This candidate asked for human review only, so nothing was transcribed or scored.",
  unscored: "This candidate hasn't been scored yet.",
} as const satisfies Record<RatingState, string>;

/** The same of somebody whose answers were, or were not, hard to hear in part. */
export function ratingReason(state: RatingState, hardToHear: boolean): string {
  return state === "not_enough_evidence" && hardToHear
    ? "Parts of the answers were hard to hear, so no score was given. Listen to the answers."
    : RATING_REASONS[state];
}

type Progress = {
  aiAllowed: boolean;
  evaluationState: EvaluationState;
  /** Of the version that is shown; null if there is none of these answers. */
  outcome: EvaluationOutcome | null;
  /** Whether a failed evaluation, or a failed try of one, is followed by another. */
  willRetry: boolean;
};

/** A finished evaluation of the same answers stays in view while a newer one is being written. */
export function ratingState(progress: Progress): RatingState {
  const { aiAllowed, evaluationState, outcome, willRetry } = progress;
  if (outcome !== null) return outcome;
  if (!aiAllowed || evaluationState === "declined") return "people_only";
  if (isScoring(evaluationState)) return willRetry ? "trying_again" : "scoring";
  if (evaluationState === "paused") return "paused";
  if (evaluationState !== "failed") return "unscored";
  return willRetry ? "failed" : "given_up";
}

/** An evaluation that failed or waits after the one shown: whether it is tried again by itself. */
export type NewerFailed = "trying_again" | "will_retry" | "given_up" | "paused";

/** How a newer evaluation than the one shown failed, or that it waits; null if none did, or none is shown. */
export function newerFailed({ evaluationState, outcome, willRetry }: Progress): NewerFailed | null {
  if (outcome === null) return null;
  if (isScoring(evaluationState)) return willRetry ? "trying_again" : null;
  if (evaluationState === "paused") return "paused";
  if (evaluationState !== "failed") return null;
  return willRetry ? "will_retry" : "given_up";
}

/** Whether a new evaluation is on its way, so that the page should look again. */
export function isScoring(evaluationState: EvaluationState): boolean {
  return evaluationState === "queued" || evaluationState === "running";
}

/** Said of an attempt that is gone, or not of the asker's company: which of them, nobody learns. */
export const RESPONSE_MISSING = "This response can't be found.";

/** Said if a decision names scores that this attempt never had. */
export const SCORES_CHANGED = "The scores have changed. Review them again before you decide.";

/** Said of a further submission of one address to one interview; null of a first. */
export function submissionWords(nth: number): string | null {
  if (nth === 1) return null;
  const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
  const end = ends[new Intl.PluralRules("en", { type: "ordinal" }).select(nth)] ?? "th";
  return `${nth}${end} submission from this email address`;
}

/** One line of the candidates list. */
export type ResultRow = {
  id: string;
  interviewId: string;
  interviewTitle: string;
  name: string;
  email: string;
  phone: string | null;
  /** As the company's clock shows it. */
  submitted: string;
  submittedAt: string;
  /** Which one of this address's submissions to the interview it is. */
  nthSubmission: number;
  status: AttemptStatus;
  /** Null if nothing was assessed. */
  qualified: boolean | null;
  /** 0 to 10 with one decimal, or null. */
  rating: number | null;
  state: RatingState;
  scoring: boolean;
  /** Until it is transcribed and scored, if the queue can tell. */
  waitSeconds?: number;
  newerFailed: NewerFailed | null;
  borderline: boolean;
  /** How many of the six metrics the scorer could assess; null without an evaluation, or if a person set a number. */
  assessed: number | null;
  /** Whether a person adjusted a metric. */
  adjusted: boolean;
  /** Whether an answer tries to tell the scorer how to score. */
  instructed: boolean;
  /** Whether words of an answer are in doubt, and so count neither for nor against. */
  hardToHear: boolean;
  /** A sentence of their own, and where it is in their answers; null if none is shown. */
  said: SpokenQuote | null;
  /** At most four, each with the words that it was said in. */
  facts: { kind: FactKind; text: string; quote: Quote }[];
  /** When they can work, in few words; null if they didn't say. */
  hours: string | null;
  /** The reader hasn't opened it, and nobody has decided. */
  unread: boolean;
  /** The company's own words for this person. */
  tags: string[];
  /** Who of the company takes care of them; null if nobody does. */
  assigned: { name: string; isMe: boolean } | null;
  /** What the must-haves came to. */
  mustHaves: ScreeningState;
  /** What came of the last call; null if nobody called. */
  contact: Contact | null;
  shown: ShownScores;
};

/** A page of a list, and the keys at which the one before and the one after it meet it; null if there is none. */
export type ResultPage = {
  rows: ResultRow[];
  previous: string | null;
  next: string | null;
  /** When it was read, by the database's clock; null of a page without rows. */
  lookedAt: string | null;
};

/** What stands around a list. */
export type ListFacts = {
  /** Of more than a list counts, one more. */
  total: number;
  /** How many candidates wait for a bigger plan or a new month. */
  waiting: number;
  /** How many started the one interview of the list and haven't finished. */
  started: number;
  /** The company's interviews, the newest first. */
  interviews: { id: string; title: string }[];
  /** What came of the last calls, with how many people each has, the most first; `words` are a company's own. */
  contacts: { key: string; people: number; words: string | null }[];
  /** The company's tags, those of most people first. */
  tags: string[];
  /** Whether the company has members beside its owner. */
  team: boolean;
  /** The legal hold that stands on the one interview of the list. */
  hold: { id: string; reason: string } | null;
};

/** 'Yes', 'No', or a dash if nobody can say. */
export function qualifiedWord(qualified: boolean | null): "Yes" | "No" | "—" {
  if (qualified === null) return "—";
  return qualified ? "Yes" : "No";
}

/** '4 of 6 metrics', beside a rating that stands on fewer; null beside any other. */
export function partialWords(assessed: number | null): string | null {
  if (assessed === null || assessed === METRICS.length) return null;
  return `${assessed} of ${METRICS.length} metrics`;
}

export const A_PERSON_DECIDES = "Scores are advice; a person decides.";

/** Said above a list of candidates. */
export const ADVICE = `Qualified means a rating of ${QUALIFIED_FROM.toFixed(1)} or higher. ${A_PERSON_DECIDES}`;

/** What the knockout questions of somebody who went on came to, as the response page and documents say it. */
export function screenedWords({ letIn }: { letIn: boolean }): string {
  return letIn ? "Didn't pass, and you let them in" : "Passed";
}
