import { foundClauses } from "./around-orders.ts";
import { talksOfAssessment } from "./assessment-talk.ts";
import { ordersScorer, speaksOfScoring } from "./injection.ts";
import { type Range, withRanges } from "./ranges.ts";
import { GAP, type Sentence, splitSentences } from "./sentences.ts";
import { countWords } from "./words.ts";

/** Fewer characters say nothing, and somebody may type thousands of lines of them. */
const SHORTEST = 3;
const earnsNothing = (part: string) =>
  part.length >= SHORTEST &&
  (ordersScorer(part) || speaksOfScoring(part) || talksOfAssessment(part));

/** With fewer words beside an order, the order would decide whether there is an answer. */
const WORDS_OF_AN_ANSWER = 6;
/** In an answer with more sentences of talk than this, each of them is lost whole. */
const MOST_TO_CUT = 12;

/**
 * The parts of a text that earn nothing: orders to the scorer, and any other talk about this assessment. They cost
 * their own clauses; the answer is read as if they weren't there.
 */
export function creditlessRanges(text: string): (Range & { order: boolean })[] {
  const sentences = splitSentences(text).map((sentence) => ({
    ...sentence,
    found: earnsNothing(sentence.text),
  }));
  const found = sentences.filter((sentence) => sentence.found);
  const besides = sentences
    .filter((sentence) => !sentence.found)
    .reduce((sum, sentence) => sum + countWords(sentence.text), 0);
  return found.flatMap((sentence) => {
    const order = ordersScorer(sentence.text);
    if (found.length > MOST_TO_CUT) return [{ start: sentence.start, end: sentence.end, order }];
    const clauses = foundClauses(sentence.text, earnsNothing, besides < WORDS_OF_AN_ANSWER);
    return clauses.map(({ start, end }) => ({
      start: sentence.start + start,
      end: sentence.start + end,
      order,
    }));
  });
}

/**
 * The sentences of a text without the parts in `ranges`, each at its place in the text. A sentence around such a part
 * is one sentence, with a gap.
 */
export function sentencesWithout(text: string, ranges: readonly Range[]): Sentence[] {
  if (ranges.length === 0) return splitSentences(text);
  const around = splitSentences(text);
  const inside = ({ start, end }: Range) =>
    around.some((sentence) => sentence.start < start && end < sentence.end);
  const apart = ranges.filter((range) => !inside(range));
  const lines = withRanges(text, apart, (length) => "\n".repeat(length));
  return splitSentences(withRanges(lines, ranges.filter(inside), (length) => GAP.repeat(length)));
}
