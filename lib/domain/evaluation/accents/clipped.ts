import { isKnown } from "./known-en.ts";

/** What an apostrophe stands for at the end of a word ('foun'', 'flo''), inside of it ('wa'er') and before it. */
const AT_END = ["t", "d", "or", "re", "r", "er", "k", "g", "th", "ll", "ve"];
const INSIDE = ["t", "tt", "th", "d", "v", "r"];
const BEFORE = ["h", "a", "be", "w", "th", "e", "un"];

const first = (words: string[]) => words.find(isKnown);

const CONTRACTED = /'(?:s|t|re|ve|ll|d|m|em|am|all|er|know|til|bout)$/;
const LETTERS =
  /(?<!\p{L})'(?!(?:em|cause|cuz|fore|til|till|bout|round|tis|twas)(?!\p{L}))(\p{L}{2,})(?!['\p{L}])|(\p{L}+)'(\p{L}{2,})(?!['\p{L}])|(\p{L}+)'(?!\p{L})/gu;

function spelled(whole: string, lead = "", head = "", tail = "", cut = ""): string {
  if (lead !== "")
    return isKnown(lead) && !isKnown(`h${lead}`)
      ? whole
      : (first(BEFORE.map((on) => on + lead)) ?? whole);
  if (tail !== "") {
    if (CONTRACTED.test(whole)) return whole;
    return first(INSIDE.map((letters) => head + letters + tail)) ?? whole;
  }
  if (isKnown(cut) && cut.length > 2) return whole;
  return first(AT_END.map((letters) => cut + letters)) ?? whole;
}

/** A folded English sentence with the letters that its apostrophes stand for, where that makes known words. */
export function unclipped(folded: string): string {
  return folded.includes("'") ? folded.replace(LETTERS, spelled) : folded;
}
