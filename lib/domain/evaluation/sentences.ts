export type Sentence = { text: string; start: number; end: number };

const ABBREVIATIONS =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|rev|sgt|capt|lt|st|sr|sra|srta|no|vs|etc|approx|a\.m|p\.m|e\.g|i\.e)\.$/i;
const LONG = 45;
/** Where a run of speech without punctuation may be cut. */
const JOINTS =
  /\s(?=(?:and then|and so|but then|so then|after that|y luego|y despues|y después|y entonces|pero luego)\s)/gi;

/** Where somebody writes on without a full stop: a capital on a word that is no name. */
const UNSTOPPED =
  /(?<=[\p{Ll}\p{N}])(?<!(?<!\p{L})(?:at|in|for|of|the|to|from|with|and|by|called|is|en|de|a|del|por|y))\s+(?=(?:The|This|You|Your|Please|Pretend|Imagine|Suppose|Assume|Write|Ignore|Disregard|Forget|Give|Set|Rate|Score|Act|Let|Use|Summary|Note|My|We|It|They|When|Then|Also|As|If|Anything|Nobody|One|From|Escriba|Ignora|Olvida|Dame|Ponme|Califica|Usted|Este|Esta|El|Cuando|Luego|Yo|Bitte|Ignorez)\s)/gu;

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
  for (const stop of text.matchAll(/[.!?…。！？]+["'”’)\]]*(?=\s|$|[¿¡])|\n+|[。！？]/g)) {
    const to = stop.index + stop[0].length;
    if (stop[0] === "." && ABBREVIATIONS.test(text.slice(from, to))) continue;
    const sentence = trimmed(text, from, to);
    if (sentence) found.push(sentence);
    from = to;
  }
  const rest = trimmed(text, from, text.length);
  if (rest) found.push(rest);
  return found.flatMap((sentence) => cutAt(sentence, UNSTOPPED)).flatMap(cutLong);
}
