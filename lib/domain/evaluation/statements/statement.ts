import type { Metric } from "../metrics.ts";
import type { ClaimedQuote, Quote } from "../quote.ts";
import type { FactKind } from "./facts.ts";

/** What a result says of a person, in the order in which it is shown. */
export const STATEMENT_KINDS = [
  "summary",
  "fact",
  "to_check",
  "strength",
  "concern",
  "reason",
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** What an item to check stands on if it is nothing that the person said. */
export const STATEMENT_SOURCES = [
  "no_answer",
  "short_answer",
  "not_rated",
  "unclear_recording",
  "not_asked",
  "must_have",
  "week_grid",
] as const;
export type StatementSource = {
  kind: (typeof STATEMENT_SOURCES)[number];
  questionId: string | null;
};

type About = {
  kind: StatementKind;
  /** The metric that it is the reason of, or speaks of; null if of none. */
  metric: Metric | null;
  /** Of a fact only. */
  fact: FactKind | null;
  /** In the employer's language; of a fact its value. Null: the quote stands alone. */
  text: string | null;
};

/** A statement as a scorer gives it, before any of it is believed. */
export type ClaimedStatement = About & { quotes: ClaimedQuote[] };

/** A statement that stands on one or two quotes or, if it says nothing of the person, on a source. */
export type Statement = About & { quotes: Quote[]; source: StatementSource | null };

/** The most of each kind: what one reads before a call. */
export const MOST_STATEMENTS = {
  summary: 4,
  fact: 10,
  to_check: 8,
  strength: 3,
  concern: 3,
  reason: 6,
} as const satisfies Record<StatementKind, number>;
/** Characters of a statement, and of a fact's value. */
export const STATEMENT_LIMIT = 300;
export const FACT_LIMIT = 80;
export const MOST_QUOTES_OF_A_STATEMENT = 2;
