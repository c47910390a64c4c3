import { fold } from "../../text/fold.ts";
import { verifiedQuotes } from "../evidence.ts";
import type { Quote } from "../quote.ts";
import type { PreparedAnswer } from "../types.ts";
import { isAskedAlready } from "./asked-already.ts";
import { asksForLanguages } from "./asks-languages.ts";
import { FACT_KINDS } from "./facts.ts";
import { saysProtected } from "./protected.ts";
import { copies, DICTATED_WORDS, repeats, UNQUOTED_WORDS } from "./repeats.ts";
import { isNamed, standsOn } from "./stands-on.ts";
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
import { tellsOfLanguages } from "./tells-languages.ts";

/** What is said for somebody's work, and not of their life beside it. */
const OF_RATED_ANSWERS: readonly StatementKind[] = ["summary", "strength", "reason"];

/** Facts that are a name: its words stand in the quote. */
const NAMED_FACTS: ReadonlySet<string | null> = new Set(["tool", "certificate"]);
/** What stands in a scorer's words for a name that it was not shown. */
const MASK = /[[\]]/;

type Believed = {
  /** The answers that a score may stand on. */
  answers: readonly PreparedAnswer[];
  /** Those that were read: 'I can start Monday' is a fact, though it rates nothing. */
  read: readonly PreparedAnswer[];
  /** The must-haves that this person was asked about. */
  asked: readonly string[];
  /** Whether an answer or a part of it tells the scorer what to say. */
  dictates: (quote: { questionId: string; text: string }) => boolean;
  /** The answers that do: their quotes stand alone, and nothing else repeats them. */
  dictating: readonly PreparedAnswer[];
};

/** Languages are told only where each quote answers a question about languages. */
function isUnaskedLanguage({ fact, text }: ClaimedStatement, quotes: Quote[], { read }: Believed) {
  const told = text === null ? quotes.map((quote) => quote.text) : [text];
  if (fact !== "language" && !told.some(tellsOfLanguages)) return false;
  const asked = read.filter(({ questionText }) => asksForLanguages(questionText));
  return !quotes.every((quote) => asked.some(({ questionId }) => questionId === quote.questionId));
}

function held(claim: ClaimedStatement, believed: Believed): Statement | null {
  const { answers, read, asked, dictates, dictating } = believed;
  const from = OF_RATED_ANSWERS.includes(claim.kind) ? answers : read;
  const quotes = verifiedQuotes(claim.quotes, from).slice(0, MOST_QUOTES_OF_A_STATEMENT);
  const words = quotes.map(({ text }) => text);
  if (quotes.length === 0 || quotes.some(dictates) || saysProtected({ ...claim, quotes }))
    return null;
  if (isUnaskedLanguage(claim, quotes, believed) || isAskedAlready(claim, asked)) return null;
  const { text } = claim;
  if (text === null) return claim.kind === "fact" ? null : { ...claim, quotes, source: null };
  const isFact = claim.kind === "fact";
  if (MASK.test(text)) return null;
  if (text.trim() === "" || text.length > (isFact ? FACT_LIMIT : STATEMENT_LIMIT)) return null;
  if (!standsOn(text, words)) return null;
  if (isFact && NAMED_FACTS.has(claim.fact) && !isNamed(text, words)) return null;
  const isOrdered = quotes.some(({ questionId }) =>
    dictating.some((answer) => answer.questionId === questionId),
  );
  if (isOrdered && isFact) return null;
  if (!isOrdered && repeats(text, { answers: dictating, quotes: words, length: DICTATED_WORDS })) {
    return null;
  }
  if (repeats(text, { answers: read, quotes: words, length: UNQUOTED_WORDS })) return null;
  const own = isFact || !(isOrdered || copies(text, words)) ? text : null;
  return { ...claim, text: own, quotes, source: null };
}

/**
 * What may be shown of a scorer's statements, by kind, each once and no more than anybody reads; all others are counted. A
 * statement whose quote is not in the answers, speaks of what is protected or tells the scorer what to say is dropped, and
 * so is one that says a number or a name that its quotes don't, or repeats what an answer tells the scorer to say. Words
 * copied from a quote give way to the quote.
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
  return { statements, dropped: claims.length - statements.length };
}
