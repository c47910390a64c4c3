import type { Colleague } from "../company/team.ts";
import type { Metric } from "../evaluation/metrics.ts";
import type { Statement } from "../evaluation/statements/statement.ts";
import type { EvaluationOutcome, TranscriptState } from "../evaluation/states.ts";
import type { AtsState } from "../integrations/delivery.ts";
import type { ScreeningAnswer } from "../interviews/screening.ts";
import type { AnswerKind } from "../room/answer-media.ts";
import type { OpenRetry } from "../room/retry.ts";
import type { ShownText } from "../sms/messages.ts";
import type { LanguageCode } from "../text/languages.ts";
import type { ContactLog } from "./contact-log.ts";
import type { DecisionMail } from "./decision-mail.ts";
import type { CandidateNote } from "./notes.ts";
import type { Quote, SpokenLanguage } from "./quote.ts";
import type { NewerFailed, RatingState } from "./results.ts";
import type { OpinionTo, ShortlistLink } from "./shortlist.ts";
import type { AttemptStatus, ShownScores } from "./status.ts";
import type { HeardSegment } from "./transcript-lines.ts";

export type MetricView = {
  metric: Metric;
  /** Null: not assessed, and `reason` says why. */
  score: number | null;
  reason: string;
  quotes: Quote[];
  /** A person's number in the scorer's place, why, and what the scorer had said. */
  override: { reason: string; at: string; scorerScore: number | null } | null;
};

/** Something said of the person with its quotes, or an item to check with what it stands on. */
export type StatementView = Omit<Statement, "quotes"> & { quotes: Quote[] };

/** Something the employer should know, apart from the score. */
export type EvaluationNote = {
  kind: string;
  questionId: string | null;
  text: string;
  /** The words that it stands on, if it says something of the person. */
  quote: Quote | null;
};

export type EvaluationView = {
  version: number;
  versions: number;
  /** The day it was made, as the company's clock shows it. */
  at: string;
  outcome: EvaluationOutcome;
  outcomeReason: string | null;
  /** The shown number: a person's, if they adjusted a metric. */
  rating: number | null;
  /** Whether a person adjusted a metric, and the scorer's own number. */
  adjusted: boolean;
  scorerRating: number | null;
  qualified: boolean | null;
  borderline: boolean;
  summary: string | null;
  /** In the order in which they are shown, without those of metrics that a person set. */
  statements: StatementView[];
  metrics: MetricView[];
  notes: EvaluationNote[];
  /** Who scored, as people read it. */
  scorer: string;
  /** 0 if no scorer was asked, as there was nothing to read. */
  runs: number;
  /** How many of the runs gave a number; absent of versions from before that was kept. */
  gave?: number;
};

/** One version of an evaluation, beside the others. None is ever rewritten. */
export type EvaluationVersion = {
  version: number;
  at: string;
  outcome: EvaluationOutcome;
  rating: number | null;
  scorer: string;
  runs: number;
  gave?: number;
  /** Lowest and highest general score among the runs. */
  spread: readonly [number, number] | null;
  outcomeReason: string | null;
  /** The scorer's own numbers, with their reasons and quotes; none of the shown one, or if nothing was assessed. */
  metrics: MetricView[];
  shown: boolean;
  /** Whether it is of answers that a second try has replaced. */
  replaced: boolean;
};

/** A decision of a person, in words: the newest first. */
export type HistoryEntry = {
  id: string;
  at: string;
  by: string;
  what: string;
  reason: string | null;
  /** The numbers on the screen at that moment. */
  seen: string | null;
};

/** `segments` are of what was heard. */
export type OtherVersion = {
  text: string;
  by: "computer" | "candidate" | "statement";
  segments: HeardSegment[];
};

export type AnswerView = {
  questionId: string;
  number: number;
  /** As this person was asked. */
  question: string;
  /** In the interview's own language; null if they were asked in that. */
  original: string | null;
  kind: AnswerKind;
  /** Typed or heard; null if there are no words. */
  text: string | null;
  /** What `text` is in. */
  language: SpokenLanguage;
  /** `text` in English, by a model; null if nobody asked for it. */
  translation: string | null;
  segments: HeardSegment[];
  /** What to know of how it was heard, in a sentence; null if all of it is sure, typed or corrected. */
  hearing: string | null;
  mediaId: string | null;
  /** 'video/mp4; codecs="…"', as far as it is known. */
  mediaType: string;
  /** It arrived whole, and is no recording that anything plays. */
  unreadable: boolean;
  /** Why there are no words, or no recording, in a sentence. */
  silence: string | null;
  /** Why this answer was not assessed, in a sentence. */
  notAssessed: string | null;
  /**
   * The version of a transcript that is not `text`: what was heard, a correction that is not evaluated yet, or one that
   * went too far from what was heard to be scored.
   */
  otherVersion: OtherVersion | null;
};

export type ResultDetail = {
  /** What was texted, and what they answered; left out of lists. */
  texts?: readonly ShownText[];
  id: string;
  interviewId: string;
  interviewTitle: string;
  /** The same as a message to the candidate says it. */
  job: string;
  company: string;
  name: string;
  email: string;
  /** In which they answered. */
  language: LanguageCode;
  phone: string | null;
  submitted: string;
  /** When answers were submitted anew; null if they were not. */
  resubmitted: string | null;
  /** Which one of this address's submissions to the interview it is. */
  nthSubmission: number;
  waiting: OpenRetry | null;
  status: AttemptStatus;
  state: RatingState;
  scoring: boolean;
  /** How a newer evaluation than the one shown failed; null if none did. */
  newerFailed: NewerFailed | null;
  evaluation: EvaluationView | null;
  shown: ShownScores;
  /** The newest first. */
  versions: EvaluationVersion[];
  history: HistoryEntry[];
  /** The newest first. */
  notes: CandidateNote[];
  /** The company's own words for this person. */
  tags: string[];
  /** The account of who takes care of them; null if nobody does. */
  assignedTo: string | null;
  /** Who of the company reads them; only one attempt's page asks. */
  colleagues: Colleague[];
  /** What came of the calls. */
  contacts: ContactLog;
  /** What the owner emailed to the candidate after decisions, the newest first. */
  decisionMails: DecisionMail[];
  /** The ATS job that its interview is linked to, and what went there. */
  ats: AtsState;
  /** The links to this person alone, the newest first. */
  links: ShortlistLink[];
  /** What readers of any link said, the oldest first. */
  opinions: OpinionTo[];
  /** Whether links to somebody outside of the company leave them out; only one attempt's page asks. */
  inside: boolean;
  /** The legal hold that stands on the person; null for none. */
  hold: { id: string; reason: string } | null;
  /** What was answered to knockout questions, and whether the employer let them in anyway; null if none were asked. */
  screening: { letIn: boolean; answers: ScreeningAnswer[] } | null;
  answers: AnswerView[];
  /** The week grid of lib/domain/room/availability; null if none was given. */
  availability: string | null;
};

/** Strengths and weaknesses come as text with one on each line. */
export function lines(text: string | null): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.replace(/^[-•*]\s*/, "").trim())
    .filter(Boolean);
}

/** `model` as it is configured, `answeredBy` as its service named it. */
type StoredScorer = {
  kind: string;
  model: string | null;
  answeredBy: string | null;
  rubricVersion: string;
};

/** Who scored: the built-in rules under a name of their own, or a model as it is configured and as its service calls it. */
export function scorerName({ kind, model, answeredBy }: StoredScorer): string {
  if (kind !== "model") return "Rolecall's built-in rules";
  const name = model === null ? "a language model" : `language model ${model}`;
  return answeredBy && answeredBy !== model ? `${name} (answered as ${answeredBy})` : name;
}

/** The same beside a version, with the rules that it went by. */
export function scorerInDetail(scorer: StoredScorer): string {
  return `${scorerName(scorer)} (rule set ${scorer.rubricVersion.replace(/^service-jobs-/, "")})`;
}

export const NO_SPEECH = "No speech was heard in this recording.";

const SILENCE: Partial<Record<TranscriptState, string>> = {
  none: "This recording has not been transcribed.",
  no_speech: NO_SPEECH,
  unavailable:
    "No speech-to-text service is connected, so this recording wasn't transcribed or scored. You can watch it here. Once one is connected, choose “Evaluate again”.",
  failed: "This recording couldn't be read, so there's no transcript. We kept the file.",
  missing: "This recording couldn't be fetched from the interview provider. It may still be there.",
};

/** What an evaluation that is under way hears, or hears again. */
const WAITING: readonly TranscriptState[] = ["none", "unavailable", "failed"];

type Silent = {
  kind: AnswerView["kind"];
  transcriptState: TranscriptState;
  aiAllowed: boolean;
  scoring: boolean;
};

/** Why an answer shows no words. */
export function silenceReason({ kind, transcriptState, aiAllowed, scoring }: Silent): string {
  if (kind === "text") return "No answer was written.";
  if (!aiAllowed) return "This candidate asked for human review only, so nothing was transcribed.";
  if (scoring && WAITING.includes(transcriptState)) {
    return "The transcript is being written. This page updates on its own.";
  }
  return SILENCE[transcriptState] ?? "This recording has no transcript.";
}
