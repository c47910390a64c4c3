import type { AttemptStatus, ShownScores } from "./status.ts";

/** Where an attempt stands on its way to a rating. */
export type RatingState =
  | "scored"
  | "scoring"
  | "trying_again"
  | "not_enough_evidence"
  | "failed"
  | "given_up"
  | "people_only"
  | "unscored";

/** The state in words, as every screen shows it. */
export const RATING_WORDS = {
  scored: "Scored",
  scoring: "Scoring…",
  trying_again: "Scoring failed, trying again…",
  not_enough_evidence: "Not enough evidence",
  failed: "Scoring failed — will be retried",
  given_up: "Scoring failed",
  people_only: "People only",
  unscored: "Not scored yet",
} as const satisfies Record<RatingState, string>;

/** The sentence behind the words, for tooltips and the empty rating. */
export const RATING_REASONS = {
  scored: "Every number stands on quotes from the answers.",
  scoring: "The answers are being read now. This page updates by itself.",
  trying_again:
    "Something went wrong while scoring. Nothing was lost: it is being tried again. This page updates by itself.",
  not_enough_evidence:
    "No number could stand on a quote from the answers, so there is none. The response says why.",
  failed:
    "Something went wrong while scoring. Nothing was lost: it is tried again every hour for a day.",
  given_up:
    "Scoring kept failing and is not tried again by itself. Nothing was lost: “Evaluate again” starts it anew.",
  people_only: "This candidate asked for people only: nothing was transcribed or scored.",
  unscored: "No score has been written for this candidate yet.",
} as const satisfies Record<RatingState, string>;

type Progress = {
  aiAllowed: boolean;
  evaluationState: string;
  /** Of the version that is shown; null where there is none of these answers. */
  outcome: string | null;
  /** Whether a failed evaluation, or a failed try of one, is followed by another. */
  willRetry: boolean;
};

/** A finished evaluation of the same answers stays in view while a newer one is being written. */
export function ratingState(progress: Progress): RatingState {
  const { aiAllowed, evaluationState, outcome, willRetry } = progress;
  if (outcome === "scored") return "scored";
  if (outcome === "not_enough_evidence") return "not_enough_evidence";
  if (!aiAllowed || evaluationState === "declined") return "people_only";
  if (isScoring(evaluationState)) return willRetry ? "trying_again" : "scoring";
  if (evaluationState !== "failed") return "unscored";
  return willRetry ? "failed" : "given_up";
}

/** An evaluation that failed after the one shown: whether it is tried again by itself. */
export type NewerFailed = "trying_again" | "will_retry" | "given_up";

/** How a newer evaluation than the one shown failed; null where none did, or none is shown. */
export function newerFailed({ evaluationState, outcome, willRetry }: Progress): NewerFailed | null {
  if (outcome === null) return null;
  if (isScoring(evaluationState)) return willRetry ? "trying_again" : null;
  if (evaluationState !== "failed") return null;
  return willRetry ? "will_retry" : "given_up";
}

/** Whether a new evaluation is on its way, so that the page should look again. */
export function isScoring(evaluationState: string): boolean {
  return evaluationState === "queued" || evaluationState === "running";
}

/** Said of an attempt that is gone, or not of the asker's company: which of them, nobody learns. */
export const RESPONSE_MISSING = "This response is not here.";

/** Said where a decision names scores that this attempt never had. */
export const SCORES_CHANGED = "The scores have changed. Look again before you decide.";

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
  status: AttemptStatus;
  /** Null where nothing was assessed. */
  qualified: boolean | null;
  /** 0 to 10 with one decimal, or null. */
  rating: number | null;
  state: RatingState;
  scoring: boolean;
  newerFailed: NewerFailed | null;
  borderline: boolean;
  /** Whether a person adjusted a metric. */
  adjusted: boolean;
  shown: ShownScores;
};

export type ResultPage = { rows: ResultRow[]; total: number; page: number; pages: number };

/** 'Yes', 'No', or a dash where nobody can say. */
export function qualifiedWord(qualified: boolean | null): "Yes" | "No" | "—" {
  if (qualified === null) return "—";
  return qualified ? "Yes" : "No";
}
