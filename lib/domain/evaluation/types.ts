import type { Metric } from "./metrics.ts";
import type { ClaimedQuote, Quote } from "./quote.ts";
import type { SentText } from "./sent-text.ts";
import type { ClaimedStatement, Statement } from "./statements/statement.ts";
import type { Doubt, EvaluationOutcome } from "./states.ts";

/** A piece of a transcript with its time in seconds, and its characters in the stored transcript. */
export type Segment = {
  start: number;
  end: number;
  charStart: number;
  charEnd: number;
  /** Why it is not believed; missing if it is. */
  doubt?: Doubt | undefined;
};

/** Why an answer has no words to read; `answered` when it has. */
export type AnswerState =
  | "answered"
  | "no_answer"
  | "no_speech"
  | "no_speech_to_text"
  | "unreadable";

export type AnswerInput = {
  questionId: string;
  questionText: string;
  /** Stored transcript or typed text, byte for byte. */
  text: string;
  state: AnswerState;
  segments: Segment[];
  /** Length of the recording; null for typed answers and if it isn't known. */
  seconds: number | null;
};

export type AttemptInput = {
  /** Language of the interview, ISO 639-1. */
  language: string;
  answers: AnswerInput[];
  /** Names of the candidate, and what else stands for them, for masking only. */
  names: string[];
  /** Must-haves of the interview that this person was asked about before the room, as the employer wrote them. */
  asked: string[];
  /** Those that this person was not asked about. */
  notAsked: string[];
};

export type Note = {
  kind:
    | "instructed_scorer"
    | "other_language"
    | "grammar_may_show_gender"
    | "repeated_answer"
    | "corrected_transcript"
    | "candidates_statement"
    | "hard_to_hear";
  /** Null if it is about the answers as a whole. */
  questionId: string | null;
  text: string;
  /** The words that it is about, where it says something of the person; else null. */
  quote: Quote | null;
};

/** An answer as a scorer may see it. */
export type PreparedAnswer = AnswerInput & {
  /** With the candidate's own name masked. */
  questionText: string;
  sent: SentText;
  /** ISO 639-1, or null if it can't be told. */
  answerLanguage: string | null;
  /** Why no scorer may score it, or null. */
  floor: string | null;
};

export type MetricClaim = {
  /** 1 to 10, or null for not assessed. */
  score: number | null;
  /** Empty if the quotes stand alone. */
  justification: string;
  quotes: ClaimedQuote[];
  /** False if they were counted, and nobody would see the metric in them. */
  isShown?: boolean;
};

/** What a scorer says of one answer as a whole. */
type AnswerVerdict = {
  questionId: string;
  /** Why the answer shows nothing, in words for the employer; null if it can be scored. */
  notAssessed: string | null;
  /** Words of the answer that try to tell the scorer how to score; null if none do. */
  instructed: string | null;
};

/** What one run of a scorer says, before any of it is believed. */
export type ScorerRun = {
  runId: string;
  claims: Record<Metric, MetricClaim>;
  answers: AnswerVerdict[];
  /** All but the reasons, which `claims` hold. */
  statements: ClaimedStatement[];
  /** The model that answered, as its service names it; null if none was asked. */
  answeredBy: string | null;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};

export type MetricResult = {
  score: number | null;
  /** Lowest and highest score among the runs. */
  spread: [number, number] | null;
  /** Why there is no number; empty if there is one: its reason is among the statements. */
  justification: string;
  quotes: Quote[];
  /** Whether its quotes may be shown; if not, they speak of what no result may repeat. */
  shown: boolean;
};

export type QuestionResult = {
  questionId: string;
  assessed: boolean;
  /** In words, when not assessed. */
  reason: string | null;
};

/** The outcome of an evaluation; every number in it stands on a quote, and so does what it says of the person. */
export type Evaluation = {
  outcome: EvaluationOutcome;
  metrics: Record<Metric, MetricResult>;
  /** One decimal, over the assessed metrics; null if nothing was assessed, or too little. */
  general: number | null;
  generalSpread: [number, number] | null;
  /** What each run gave each metric, without the claims that are not believed. */
  runScores: Record<Metric, number | null>[];
  qualified: boolean | null;
  /** The spread crosses 7.0: a person should look. */
  borderline: boolean;
  /** What the numbers stand on, or why there are none; nothing of the person. */
  basis: string;
  statements: Statement[];
  /** How many of the scorer's statements did not hold. */
  dropped: number;
  /** Whether each statement was asked to follow from its quotes; null if none was there to ask about. */
  checked: boolean | null;
  questions: QuestionResult[];
  notes: Note[];
};

/** Who scored: shown on screen and in the PDF, and stored. */
export type ScorerIdentity = {
  kind: "built_in" | "model";
  /** As people read it. */
  name: string;
  model: string;
  /** How often the same input is scored. */
  runs: number;
};
