import type { FactKind } from "../evaluation/statements/facts.ts";
import type { HoursFit } from "../room/availability.ts";
import type { LanguageCode } from "../text/languages.ts";
import type { Upcoming } from "./booking.ts";
import type { Contact } from "./contact-log.ts";
import type { SpokenLanguage, SpokenQuote } from "./quote.ts";
import type { RatingState } from "./results.ts";
import type { AttemptStatus, ShownScores } from "./status.ts";

/** How many of each list stand on the dashboard, and on an interview's page. */
export const CALLS_SHOWN = { dashboard: 3, interview: 5 } as const;

/** A sentence of the person's own; `recording` null if they wrote it. */
export type Clip = {
  quote: string;
  language: SpokenLanguage;
  seconds: number | null;
  recording: { id: string; type: string } | null;
};

/** What somebody told of their work, and their words for it. */
export type ToldFact = { kind: FactKind; text: string; said: Clip };

/** Somebody to call, or to read and hear first. */
export type Call = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  /** In which they answered. */
  language: LanguageCode;
  interview: string;
  /** The same as a message to them says it. */
  job: string;
  /** As the company's clock shows it. */
  submitted: string;
  status: AttemptStatus;
  shown: ShownScores;
  /** Null of those that a person has to read or hear. */
  rating: number | null;
  state: RatingState;
  said: Clip | null;
  /** The first words that they wrote, which nobody chose; null if they wrote none. */
  opening: Pick<SpokenQuote, "text" | "language"> | null;
  /** Nothing was written, and nothing is known to be said. */
  wordless: boolean;
  /** Whether an answer tries to tell the scorer how to score. */
  instructed: boolean;
  /** Whether words of an answer are in doubt. */
  hardToHear: boolean;
  /** Up to four. */
  facts: ToldFact[];
  /** A line of words; null if no hours were marked. */
  hours: string | null;
  /** Beside the interview's shift; null without one. */
  fit: HoursFit | null;
  contact: Contact | null;
  /** Has times to choose from, and hasn't picked one. */
  offered: boolean;
};

/**
 * 'For you to read or hear', the oldest first; 'Rated', the best first. `totals` are all without a decision, counted as
 * the list is; `words` are the company's own that it used last for what came of a call.
 */
export type Calls = {
  unrated: Call[];
  rated: Call[];
  totals: { unrated: number; rated: number };
  words: string[];
  /** Who comes next. */
  booked: Upcoming[];
};

/** Characters of somebody's first written words. */
export const OPENING_LENGTH = 140;

/** Said in place of words, if there are none; null while there may be some. */
export function wordlessNote({ state, wordless }: Pick<Call, "state" | "wordless">): string | null {
  if (!wordless) return null;
  if (state === "people_only") return "Nothing in writing.";
  return state === "not_enough_evidence" || state === "too_little"
    ? "No words in any answer."
    : null;
}

/** Said beside the hours: a conflict is a question, never a fault. */
export const FIT_WORDS = {
  all: "fits the shift",
  part: "ask about the rest of the shift",
  ask: "ask about the hours",
} as const satisfies Record<HoursFit, string>;

export const CALLS_FAILED = "We couldn't load who to call. Your candidates and answers are safe.";
