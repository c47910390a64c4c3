/** Where the evaluation of an attempt stands; `declined` if the candidate said no to it. */
export const EVALUATION_STATES = [
  "none",
  "queued",
  "running",
  "done",
  "failed",
  "declined",
  "paused",
] as const;

export type EvaluationState = (typeof EVALUATION_STATES)[number];

/** What an evaluation came to; `too_little` has metrics, but no general score. */
export const EVALUATION_OUTCOMES = ["scored", "too_little", "not_enough_evidence"] as const;

export type EvaluationOutcome = (typeof EVALUATION_OUTCOMES)[number];

/** What scores answers. */
export const SCORERS = ["rubric", "model"] as const;

/** What became of a recording's words; `missing` if the interview provider has none. */
export const TRANSCRIPT_STATES = [
  "none",
  "done",
  "no_speech",
  "unavailable",
  "failed",
  "missing",
] as const;

export type TranscriptState = (typeof TRANSCRIPT_STATES)[number];

/** Why a piece of a transcript is not believed: it may be misheard, somebody else's, or in a language taken for another. */
export const DOUBTS = ["unclear", "other_voice", "other_language"] as const;

export type Doubt = (typeof DOUBTS)[number];
