import { unclipped } from "./clipped.ts";
import { asHeard } from "./heard.ts";
import { withSmallWords } from "./small-words.ts";

/** Words but the masked ones, and those with a figure or an apostrophe. */
const WORDS = /(?<![\p{L}\p{N}'[])[a-z]{2,20}(?![\p{L}\p{N}'\]])/gu;

/** A folded English sentence with the words of an accent as they are spelled: known words stay. */
export function asSaid(folded: string): string {
  const spelled = withSmallWords(unclipped(folded));
  const accent = spelled !== folded;
  return spelled.replace(WORDS, (word) => asHeard(word, accent));
}
