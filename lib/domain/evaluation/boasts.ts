import { shortestFound } from "./clauses.ts";
import { fold, phrases } from "./fold.ts";
import { BOASTS } from "./lexicon/signals.ts";
import { GAP, type Sentence } from "./sentences.ts";

const boasts = new RegExp(phrases(BOASTS).source, "u");
const praises = (text: string) => boasts.test(fold(text));

/** A sentence with a gap in the place of each clause that praises who speaks: no deed, so no evidence. */
export function withoutBoasts(sentence: Sentence): Sentence {
  if (!praises(sentence.text)) return sentence;
  const text = shortestFound(sentence.text, praises).reduce(
    (left, { start, end }) => `${left.slice(0, start)}${GAP.repeat(end - start)}${left.slice(end)}`,
    sentence.text,
  );
  return { ...sentence, text };
}
