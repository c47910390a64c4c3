import { verifiedQuotes } from "#lib/domain/evaluation/evidence";
import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import type { PreparedAnswer } from "#lib/domain/evaluation/types";
import { instructsScorer } from "./injection.ts";
import { refuses } from "./refusal.ts";

/**
 * Whether a sentence of an answer may be chosen, as it was said (masks hide what is protected from a scorer): neither a
 * few empty words, nor what is protected, an order to the scorer, or work that somebody would leave out: that is shown
 * as such, and never for them.
 */
export function showableOf(answers: readonly PreparedAnswer[]) {
  return (sentence: ClaimedQuote): boolean => {
    const [quote] = verifiedQuotes([sentence], answers);
    if (!quote || refuses(sentence.text) || instructsScorer(sentence.text)) return false;
    return !speaksOfProtected(quote.text);
  };
}
