import { fold } from "../../text/fold.ts";
import { verifiedQuotes } from "../evidence.ts";
import type { PreparedAnswer } from "../types.ts";
import { wordsOf } from "../words.ts";
import { FACT_KINDS } from "./facts.ts";
import { speaksOfProtected } from "./protected.ts";
import { standsOn } from "./stands-on.ts";
import {
  type ClaimedStatement,
  FACT_LIMIT,
  MOST_QUOTES_OF_A_STATEMENT,
  MOST_STATEMENTS,
  STATEMENT_KINDS,
  STATEMENT_LIMIT,
  type Statement,
  type StatementKind,
} from "./statement.ts";

/** So many words in a row that a quote has too are the person's words, which stand in quotation marks or not at all. */
const COPIED_WORDS = 7;

function copies(text: string, quotes: readonly string[]): boolean {
  const words = wordsOf(fold(text));
  const said = quotes.map((quote) => ` ${wordsOf(fold(quote)).join(" ")} `);
  return words.some((_, at) => {
    const run = words.slice(at, at + COPIED_WORDS);
    return (
      run.length === COPIED_WORDS && said.some((quote) => quote.includes(` ${run.join(" ")} `))
    );
  });
}

/** What is said for somebody's work, and not of their life beside it. */
const OF_RATED_ANSWERS: readonly StatementKind[] = ["summary", "strength", "reason"];

type Believed = {
  /** The answers that a score may stand on. */
  answers: readonly PreparedAnswer[];
  /** Those that were read: 'I can start Monday' is a fact, though it rates nothing. */
  read: readonly PreparedAnswer[];
  /** Whether an answer or a part of it tells the scorer what to say. */
  dictates: (quote: { questionId: string; text: string }) => boolean;
};

function held(claim: ClaimedStatement, { answers, read, dictates }: Believed): Statement | null {
  const from = OF_RATED_ANSWERS.includes(claim.kind) ? answers : read;
  const quotes = verifiedQuotes(claim.quotes, from).slice(0, MOST_QUOTES_OF_A_STATEMENT);
  const words = quotes.map(({ text }) => text);
  if (quotes.length === 0 || quotes.some(dictates) || words.some(speaksOfProtected)) return null;
  const { text } = claim;
  if (text === null) return claim.kind === "fact" ? null : { ...claim, quotes, source: null };
  const isFact = claim.kind === "fact";
  if (text.trim() === "" || text.length > (isFact ? FACT_LIMIT : STATEMENT_LIMIT)) return null;
  if (speaksOfProtected(text) || !standsOn(text, words)) return null;
  const own = isFact || !copies(text, words) ? text : null;
  return { ...claim, text: own, quotes, source: null };
}

/**
 * What may be shown of a scorer's statements, by kind and each once; the others are counted. A statement whose quote is
 * not in the answers, speaks of what is protected or tells the scorer what to say is dropped, and so is one that says a
 * number or a name that its quotes don't. Words copied from a quote give way to the quote.
 */
export function heldStatements(
  claims: readonly ClaimedStatement[],
  believed: Believed,
): { statements: Statement[]; dropped: number } {
  const found = claims.map((claim) => held(claim, believed)).filter((one) => one !== null);
  const said = new Set<string>();
  const once = found.filter(({ kind, metric, text, quotes }) => {
    const words = text ?? quotes.map((quote) => quote.text).join(" ");
    const key = `${kind} ${kind === "reason" && text === null ? metric : fold(words)}`;
    return !said.has(key) && said.add(key);
  });
  const place = ({ fact }: Statement) => (fact === null ? 0 : FACT_KINDS.indexOf(fact));
  const sorted = once.toSorted((a, b) => place(a) - place(b));
  const statements = STATEMENT_KINDS.flatMap((kind) =>
    sorted.filter((one) => one.kind === kind).slice(0, MOST_STATEMENTS[kind]),
  );
  return { statements, dropped: claims.length - found.length };
}
