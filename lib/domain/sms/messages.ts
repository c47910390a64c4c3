import { AppError } from "../core/errors.ts";

/**
 * What a candidate is texted of their own interview, who ticked the box for it: each at most once for each interview, and
 * what is about a time for each offer.
 */
export const CANDIDATE_TEXTS = [
  "way_back",
  "reminder",
  "asked_to_finish",
  "receipt",
  "decision",
  "next_step",
  "booking",
  "day_before",
  "hours_before",
  "called_off",
] as const;
export type CandidateText = (typeof CANDIDATE_TEXTS)[number];

/** What answers a text that came in: the link to a job, what this number is, that nothing follows. */
export const ANSWER_TEXTS = ["link", "help", "stopped"] as const;
export type AnswerText = (typeof ANSWER_TEXTS)[number];

export const TEXT_KINDS = [...CANDIDATE_TEXTS, ...ANSWER_TEXTS, "invitation"] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Where a text stands. `sending`: the service was asked, and nothing is known yet. */
export const TEXT_STATES = [
  "sending",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "received",
] as const;
type TextState = (typeof TEXT_STATES)[number];

/** Where a text can stand by what the service says of it. */
export type ToldState = Exclude<TextState, "sending" | "received">;

/** A text as the owner sees it on the candidate's page. */
export type ShownText = {
  id: string;
  /** Whether the candidate wrote it. */
  theirs: boolean;
  body: string;
  state: TextState;
  /** Why it didn't arrive, where that is known. */
  trouble: string;
  at: string;
};

/** Why a number gets no texts: it asked, whoever has it is somebody else, or the service says that it asked. */
export const TEXT_STOP_REASONS = ["asked", "wrong_number", "told"] as const;

/**
 * What becomes of a text before the service is asked. `again`: it was asked before, and what it did isn't known. `busy`:
 * another process still asks.
 */
export const TEXT_VERDICTS = [
  "send",
  "again",
  "busy",
  "done",
  "stopped",
  "often",
  "capped",
] as const;

/** Texts to one number before their interview is submitted, and in 24 hours; that a time is called off goes beside these. */
export const TEXTS_BEFORE_SUBMISSION = 3;
export const TEXTS_A_DAY = 2;

/** Answers to one number in 24 hours: a machine at the other end would go on for ever. */
export const TEXT_ANSWERS_A_DAY = 5;

/** So long a process may ask the service for a text at most: two calls of a quarter of a minute, and some more. */
export const TEXT_ASKING_SECONDS = 60;

/** The longest text that is kept of what comes in. */
export const TEXT_LIMIT = 1600;

/** The error of the service that says that a number asked for no more. */
export const TOLD_STOP = 21610;

/** Why a text didn't arrive, for the owner, by the code that the service gives. */
const TROUBLES: Readonly<Record<number, string>> = {
  21211: "not a phone number",
  21610: "they asked for no more texts",
  21614: "not a mobile number",
  30003: "the phone can't be reached",
  30005: "the number isn't in use",
  30006: "a landline, or out of reach",
  30007: "filtered by their carrier",
  30034: "our sender isn't registered with carriers yet",
};

/** Why a text didn't arrive, in few words; empty if nothing is known. */
export const textTrouble = (code: number | null): string => TROUBLES[code ?? 0] ?? "";

/** A text as it is kept, which its company reads: without the links, as each opens what is its reader's alone. */
export const keptText = (body: string): string => body.replace(/https?:\/\/\S+/g, "[link]");

/** What is known of a call to the text service that brought nothing. `unknown`: it may have sent the text. */
export type TextFailure = "unreachable" | "limited" | "unauthorized" | "refused" | "unknown";

/** A text that the service did not say it took. */
export class TextError extends AppError {
  readonly failure: TextFailure;
  /** The service's own, of a refusal. */
  readonly errorCode: number | null;

  constructor(
    failure: TextFailure,
    details: { log: string; cause?: unknown; retryAfter?: number; errorCode?: number | null },
  ) {
    super("vendor_failed", "The text couldn't be sent.", details);
    this.name = "TextError";
    this.failure = failure;
    this.errorCode = details.errorCode ?? null;
  }
}
