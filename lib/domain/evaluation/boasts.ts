import { shortestFound } from "./clauses.ts";
import { fold, phrases } from "./fold.ts";
import { BOASTS } from "./lexicon/signals.ts";
import { readSentence } from "./reading.ts";
import { GAP, type Sentence } from "./sentences.ts";

const boasts = new RegExp(phrases(BOASTS).source, "u");
const praises = (text: string) => boasts.test(fold(text));
/** One word between commas, beside praise: 'the most punctual person, honest, professional'. */
const ONE_WORD = /(?<=,)\s*(?:(?:and|very|y|e|muy)\s+)?[\p{L}-]+\s*(?=[,\t])/gu;
const gaps = (text: string) => GAP.repeat(text.length);

/** A sentence with a gap in the place of each clause that praises who speaks: no deed, so no evidence. */
export function withoutBoasts(sentence: Sentence): Sentence {
  if (!praises(sentence.text)) return sentence;
  const text = shortestFound(sentence.text, praises)
    .reduce(
      (left, { start, end }) =>
        left.slice(0, start) + gaps(left.slice(start, end)) + left.slice(end),
      sentence.text,
    )
    .replace(ONE_WORD, gaps);
  const { acts, amounts } = readSentence({ ...sentence, text });
  return { ...sentence, text: acts + amounts > 0 ? text : gaps(text) };
}
