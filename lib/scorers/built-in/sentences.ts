/** Words above which a sentence without a full stop is cut where people take breath. */
const LONG = 30;
const FULL_STOP = /(?<=[\p{L}\p{N}]{3}[.!?]["')]?|[!?。！？])\s|\n/u;
const BREATH =
  /\s(?=(?:and then|so then|then|so i|and i|but(?! (?:not )?\p{L}{3,6}days?\s)|y luego|y despues|y después|luego|entonces|pero|y yo|y le)\s)/iu;

/** Where a sentence ends as people read it; the rubric is fitted to fewer ends. */
export const SENTENCE_END =
  /(?<=(?<!\b(?:[MD]rs?|Ms|Sra?|St|[ap]\.m)|(?:^|\n|[.!?:]\s)\d{1,2})[.!?]["”')]?)\s+(?!(?<=\)\s)\p{Ll})|\n/u;
/** What a sentence may begin with and mean nothing: its number in a list, a connective. */
const OPENING =
  /^\d{1,2}[.)] |^(?:and|but|so|then|y|pero|entonces|luego),? (?=(?:i|i['’]\p{L}+|we|my|our|the|yo|mi|el|la)\s)/iu;
/** So far, in characters, a sentence may go on to either side. */
const FAR = 300;

/** The sentence that a part of a text stands in, if `isFit`, else the part; without a number or an 'and' that it begins with. */
export function sentenceAround(part: string, text: string, isFit: (one: string) => boolean) {
  const at = text.indexOf(part);
  const end = at + part.length;
  const between = (from: number, to: number) =>
    text.slice(Math.max(0, from), to).split(SENTENCE_END);
  const behind = /[.!?]["”']?$/u.test(part) ? "" : between(end, end + FAR)[0];
  const whole = `${between(at - FAR, at).at(-1)}${part}${behind}`.trim();
  const fitting = [whole, ...whole.split(SENTENCE_END)].find(isFit);
  return (fitting ?? part).replace(OPENING, "");
}

/** The sentences of a text, each a slice of it. */
export function sentencesOf(text: string): string[] {
  return text
    .split(FULL_STOP)
    .flatMap((part) => (part.split(" ").length > LONG ? part.split(BREATH) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
