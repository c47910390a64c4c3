import { verifiedQuotes } from "./evidence.ts";
import type { ClaimedQuote, Quote } from "./quote.ts";
import { saysProtected } from "./statements/protected.ts";
import type { PreparedAnswer } from "./types.ts";
import { countWords } from "./words.ts";

/** Words below which a part of a quote no longer carries a number. */
const FEWEST_WORDS = 5;
const SENTENCE = /(?<=[.;!?。！？])\s*/u;
/** Where somebody begins to tell something else: 'and I told'. */
const CLAUSE = /,?\s(?=(?:and|but|y|pero) (?:i|we|yo)\s)/iu;
/** A reason or a condition taken away would change what is left. */
const DEPENDS =
  /(?<!\p{L})(?:because|cause|since|so|if|when|while|although|porque|ya que|si|cuando|mientras|aunque)(?!\p{L})/iu;

const isShown = (quote: Quote) => !saysProtected({ text: null, quotes: [quote] });

const isLong = (text: string) => countWords(text) >= FEWEST_WORDS;

/** The parts of a quote that stand by themselves: its sentences, and their clauses where none hangs on another. */
function partsOf(text: string): string[] {
  return text.split(SENTENCE).flatMap((sentence) => {
    const clauses = DEPENDS.test(sentence) ? [] : sentence.split(CLAUSE);
    return clauses.every(isLong) ? [sentence, ...clauses] : sentence;
  });
}

/**
 * The quotes that may be shown under a number: those that speak of nothing protected or, if all do, their longest parts
 * that don't. None if nothing is left: the transcript keeps the words.
 */
export function shownQuotes(
  quotes: readonly ClaimedQuote[],
  answers: readonly PreparedAnswer[],
): Quote[] {
  const whole = verifiedQuotes(quotes, answers).filter(isShown);
  if (whole.length > 0) return whole;
  return quotes.flatMap(({ questionId, text }) =>
    partsOf(text)
      .filter(isLong)
      .flatMap((part) => verifiedQuotes([{ questionId, text: part }], answers).filter(isShown))
      .toSorted((a, b) => b.text.length - a.text.length)
      .slice(0, 1),
  );
}
