import { startOf } from "../text/storable.ts";
import { alternatives } from "./alternatives.ts";

/** Stands for each character that is taken out of the middle of a sentence. */
export const GAP = "\t";

/** A part of a text with its characters; with gaps, no slice of it. */
export type Sentence = { text: string; start: number; end: number };

const ABBREVIATIONS =
  /(?<![^\s(])(?:mr|mrs|ms|mx|dra?|prof|rev|sgt|capt|lt|st|sr|sra|srta|vs|etc|approx|a\.m|p\.m|e\.g|i\.e)\.$/i;
const LONGEST_ABBREVIATION = 8;
const LONG = 45;
/** Characters of the longest sentence: what reads sentences never gets more at once. */
export const LONGEST_SENTENCE = 600;
/** Where a run of speech without punctuation may be cut. */
const JOINTS =
  /\s(?=(?:and then|and so|but then|so then|after that|y luego|y despues|y después|y entonces|pero luego)\s)/gi;

/** Where somebody writes on without a full stop: a capital on a word that is no name. */
const UNSTOPPED = new RegExp(
  alternatives`
    (?<=[\p{Ll}\p{N}])(?<!(?<!\p{L})(?:at|in|for|of|the|to|from|with|and|by|called|is|
      en|de|a|del|por|y))\s+(?=(?:
      The|This|You|Your|Please|Pretend|Imagine|Suppose|Assume|Write|Ignore|Disregard|Forget|
      Give|Set|Rate|Score|Act|Let|Use|Summary|Note|My|We|It|They|When|Then|Also|As|If|Anything|
      Nobody|One|From|Escriba|Ignora|Olvida|Dame|Ponme|Califica|Usted|Este|Esta|El|Cuando|
      Luego|Yo|Bitte|Ignorez)\s)
  `.join(""),
  "gu",
);

const STOPS = /(?<![.!?…。！？؟।॥۔])[.!?…。！？؟।॥۔]+["'”’)\]]*(?=\s|$|[¿¡])|\n+|[。！？؟।॥۔]/g;
/** Where a sentence without an end is cut: behind the last of these. */
const BREAKS = /[\s,;:，、；：،؛]/;

function trimmed(text: string, start: number, end: number): Sentence | null {
  const raw = text.slice(start, end);
  const left = raw.length - raw.trimStart().length;
  const value = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(value)) return null;
  return { text: value, start: start + left, end: start + left + value.length };
}

function cutLong(sentence: Sentence): Sentence[] {
  return sentence.text.split(/\s+/).length <= LONG ? [sentence] : cutAt(sentence, JOINTS);
}

function cutEndless(sentence: Sentence): Sentence[] {
  const { text, start } = sentence;
  const parts: Sentence[] = [];
  let from = 0;
  while (text.length - from > LONGEST_SENTENCE) {
    let to = from + LONGEST_SENTENCE;
    while (to > from && !BREAKS.test(text.charAt(to - 1))) to--;
    if (to === from)
      to = from + startOf(text.slice(from, from + 2 * LONGEST_SENTENCE), LONGEST_SENTENCE).length;
    const part = trimmed(text, from, to);
    if (part) parts.push(part);
    from = to;
  }
  const rest = trimmed(text, from, text.length);
  if (rest) parts.push(rest);
  return parts.map((part) => ({
    text: part.text,
    start: start + part.start,
    end: start + part.end,
  }));
}

function cutAt(sentence: Sentence, joints: RegExp): Sentence[] {
  const parts: Sentence[] = [];
  let from = 0;
  for (const joint of [...sentence.text.matchAll(joints)].map((match) => match.index)) {
    const part = trimmed(sentence.text, from, joint);
    if (part) parts.push(part);
    from = joint;
  }
  const rest = trimmed(sentence.text, from, sentence.text.length);
  if (rest) parts.push(rest);
  return parts.map((part) => ({
    text: part.text,
    start: sentence.start + part.start,
    end: sentence.start + part.end,
  }));
}

/** Sentences of a text with their characters; a line break ends one too. */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  for (const stop of text.matchAll(STOPS)) {
    const to = stop.index + stop[0].length;
    const end = text.slice(Math.max(from, to - LONGEST_ABBREVIATION), to);
    if (stop[0] === "." && ABBREVIATIONS.test(end)) continue;
    const sentence = trimmed(text, from, to);
    if (sentence) found.push(sentence);
    from = to;
  }
  const rest = trimmed(text, from, text.length);
  if (rest) found.push(rest);
  return found
    .flatMap((sentence) => cutAt(sentence, UNSTOPPED))
    .flatMap(cutLong)
    .flatMap(cutEndless);
}
