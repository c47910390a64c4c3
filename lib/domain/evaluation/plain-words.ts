import { fold } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { FIRST_NAMES, OPENINGS } from "./lexicon/masks.ts";
import { PLAIN_SURNAMES } from "./lexicon/plain-surnames.ts";
import { ACTS_EN, ACTS_ES, AMOUNTS, REASONING, RESULTS, UNITS, WORK } from "./lexicon/signals.ts";

const ENDINGS = ["", "e", "s", "es", "d", "ed", "ing"];
/** A listed stem in the forms that are surely the same word: 'clos*' is 'close' and 'closed', 'med*' no 'Medina'. */
const formsOf = (term: string) =>
  term.endsWith("*") ? ENDINGS.map((ending) => term.slice(0, -1) + ending) : [term];

const PLAIN = new Set(
  [
    ...(FUNCTION_WORDS.en ?? []),
    ...(FUNCTION_WORDS.es ?? []),
    ...PLAIN_SURNAMES,
    ...[
      ...WORK,
      ...ACTS_EN,
      ...ACTS_ES,
      ...AMOUNTS,
      ...REASONING,
      ...RESULTS,
      ...UNITS,
      ...OPENINGS,
    ],
    ...Object.values(CUES).flat(),
  ]
    .flatMap(formsOf)
    .map(fold)
    .filter((word) => word.length > 2 && !word.includes(" ")),
);
const GIVEN = new Set(FIRST_NAMES.map(fold));

/** Whether a candidate's name is an ordinary word of English or Spanish too, as far as our lists know. */
export function isPlainWord(name: string): boolean {
  const folded = fold(name);
  return PLAIN.has(folded) && !GIVEN.has(folded);
}
