import { TO_THE_READER } from "./account.ts";
import { fold } from "./fold.ts";
import type { Range } from "./ranges.ts";
import { readSentence } from "./reading.ts";
import type { Sentence } from "./sentences.ts";
import { countWords } from "./words.ts";

/** With fewer words beside an order, the order would decide whether there is an answer. */
export const WORDS_OF_AN_ANSWER = 6;

/** Each joint costs three readings of the sentence. */
const MOST_JOINTS = 24;

/** Where a clause may begin; an order that is pushed into a sentence stands between two of these, or at its end. */
const JOINTS =
  /[,;:()]+\s+|\s+(?=(?:and|but|so|then|because|y|e|pero|entonces|porque)\s)|\s+(?=\p{Lu}\p{Ll}+\s)/gu;
const IMPERATIVES =
  /\s+(?=(?:ignore|disregard|forget|score|rate|grade|give|mark|ignora|ignore|olvida|ponme|dame|califica)\s)/giu;

/** Whether a part of a sentence tells of an own deed and turns to nobody. */
function tells(text: string): boolean {
  const { bound, acts } = readSentence({ text, start: 0, end: text.length });
  return bound && acts > 0 && !TO_THE_READER.test(fold(text));
}

/**
 * The clauses of a sentence that an order stands in, as a range of the whole text. What is told before it stays where
 * it is an answer by itself; what is told on both sides of it stays where only both are. Else the whole sentence.
 */
export function orderedClauses({ text, start }: Sentence, found: (text: string) => boolean): Range {
  const places = [JOINTS, IMPERATIVES].flatMap((joints) =>
    [...text.matchAll(joints)].map(({ index }) => index),
  );
  const cuts = [...places.sort((a, b) => a - b).slice(0, MOST_JOINTS), text.length];
  const before = cuts.findLast(
    (cut) => !found(text.slice(0, cut)) && found(text.slice(cut)) && tells(text.slice(0, cut)),
  );
  if (before === undefined) return { start, end: start + text.length };
  const left = countWords(text.slice(0, before));
  const after = cuts.find(
    (cut) => cut > before && !found(text.slice(cut)) && tells(text.slice(cut)),
  );
  const end = left < WORDS_OF_AN_ANSWER && after !== undefined ? after : text.length;
  return { start: start + before, end: start + end };
}
