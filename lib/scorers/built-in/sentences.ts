/** Words above which a sentence without a full stop is cut where people take breath. */
const LONG = 30;
const FULL_STOP = /(?<=[\p{L}\p{N}]{3}[.!?]["')]?|[!?。！？])\s|\n/u;
const BREATH =
  /\s(?=(?:and then|so then|then|so i|and i|but(?! (?:not )?\p{L}{3,6}days?\s)|y luego|y despues|y después|luego|entonces|pero|y yo|y le)\s)/iu;

/** The sentences of a text, each a slice of it. */
export function sentencesOf(text: string): string[] {
  return text
    .split(FULL_STOP)
    .flatMap((part) => (part.split(" ").length > LONG ? part.split(BREATH) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
