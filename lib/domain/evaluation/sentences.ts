export type Sentence = { text: string; start: number; end: number };

const ABBREVIATIONS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|rev|sgt|capt|lt|st|sr|sra|srta|no|vs|etc|approx|a\.m|p\.m|e\.g|i\.e)\.$/i;
const LONG = 45;
/** Where a run of speech without punctuation may be cut. */
const JOINTS =
  /\s(?=(?:and then|and so|but then|so then|after that|y luego|y despues|y después|y entonces|pero luego)\s)/gi;

function trimmed(text: string, start: number, end: number): Sentence | null {
  const raw = text.slice(start, end);
  const left = raw.length - raw.trimStart().length;
  const value = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(value)) return null;
  return { text: value, start: start + left, end: start + left + value.length };
}

function cutLong(sentence: Sentence): Sentence[] {
  if (sentence.text.split(/\s+/).length <= LONG) return [sentence];
  const parts: Sentence[] = [];
  let from = 0;
  for (const joint of [...sentence.text.matchAll(JOINTS)].map((match) => match.index)) {
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
  for (const stop of text.matchAll(/[.!?…。！？]+["'”’)\]]*(?=\s|$|[¿¡])|\n+|[。！？]/g)) {
    const to = stop.index + stop[0].length;
    if (stop[0] === "." && ABBREVIATIONS.test(text.slice(from, to))) continue;
    const sentence = trimmed(text, from, to);
    if (sentence) found.push(sentence);
    from = to;
  }
  const rest = trimmed(text, from, text.length);
  if (rest) found.push(rest);
  return found.flatMap(cutLong);
}
