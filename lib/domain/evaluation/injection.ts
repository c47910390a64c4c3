import { judgedByOthers, orderedAtWork, saidAtWork, tellsOfDeeds } from "./account.ts";
import { fold } from "./fold.ts";
import * as lists from "./lexicon/orders.ts";
import { withoutReported } from "./reported.ts";

/**
 * Orders to whoever scores, in folded text. They never change a word of the answer: such a sentence gets no
 * credit and the employer sees a note. "I act as a shift lead" is an honest sentence and matches nothing here.
 */
const expression = (source: string) => new RegExp(source, "u");
const ORDERS = lists.ORDERS.map(expression);
const WORDS_OF_SCORING = lists.WORDS_OF_SCORING.map(expression);
const RULES_ASIDE = expression(lists.RULES_ASIDE);
const RULES_ASIDE_ES = expression(lists.RULES_ASIDE_ES);
const RATES_ES = expression(lists.RATES_ES);
const POINTS = expression(lists.POINTS);
const OF_ANSWERS =
  /\b(?:answers?|scor\w*|ratings?|grades?|metrics?|candidate|applicant|points?|marks?|interview)\b/u;

const scores = (text: string) => WORDS_OF_SCORING.some((pattern) => pattern.test(text));

/** Says whether a sentence speaks of scoring in words that no verdict of others explains. */
export function speaksOfScoring(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, " ");
  return scores(text) && scores(withoutReported(text)) && !judgedByOthers(sentence);
}

function orders(text: string, sentence: string): boolean {
  if (ORDERS.some((pattern) => pattern.test(text))) return true;
  if (POINTS.test(text) && (OF_ANSWERS.test(text) || !saidAtWork(sentence))) return true;
  if (RATES_ES.test(text) && !judgedByOthers(sentence)) return true;
  if (RULES_ASIDE_ES.test(text) && !orderedAtWork(sentence)) return true;
  return RULES_ASIDE.test(text) && !tellsOfDeeds(sentence) && !judgedByOthers(sentence);
}

/** Says whether a sentence gives orders to the scorer, and not only tells of those that were given at work. */
export function ordersScorer(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, " ");
  if (orders(text, sentence) && orders(withoutReported(text), sentence)) return true;
  return speaksOfScoring(sentence) && !tellsOfDeeds(sentence);
}
