import { CUES } from "../lexicon/cues.ts";
import { EVERYDAY_EN } from "../lexicon/everyday-en.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { CLAIMS_EN, STATES_EN } from "../lexicon/no-deeds.ts";
import * as lists from "../lexicon/signals.ts";
import { soundOf } from "./sound-en.ts";

const LISTED = [
  ...[lists.ACTS_EN, lists.RESULTS, lists.REASONING, lists.SITUATION, lists.AMOUNTS, lists.UNITS],
  ...[lists.WORK, lists.BOASTS, lists.LEISURE, Object.values(CUES).flat()],
  ...[STATES_EN, CLAIMS_EN],
]
  .flat()
  .flatMap((phrase) => phrase.split(" "));
const SMALL = FUNCTION_WORDS.en ?? new Set<string>();
const WHOLE = new Set([
  ...SMALL,
  ...(FUNCTION_WORDS.es ?? []),
  ...LISTED.filter((word) => !word.endsWith("*")),
  ...EVERYDAY_EN,
]);
const stems = LISTED.filter((word) => word.length > 3 && word.endsWith("*"));
/** A listed stem with an ending that it may have: 'custom*' is no 'customah'. */
const OF_A_STEM = new RegExp(
  `^(?:${stems.map((word) => word.slice(0, -1)).join("|")})(?:[a-z]?(?:e?s|e?d|ing|e[rd]?s?|ors?|y|ied|ies|(?:at)?ions?|ly|able))?$`,
);
/** Endings of an English word, and what its base ends in. */
const ENDINGS: [RegExp, string[]][] = [
  [/s$/, [""]],
  [/(?:es|ed|ing|er|ers|est|y|able)$/, ["", "e"]],
  [/(?:ies|ied|ier|iest|ily)$/, ["y"]],
  [/(?:ly|ness|less|ful|ment)$/, ["", "y"]],
  [/(.)(?:\1ed|\1ing|\1er|\1y)$/, ["$1"]],
  [/^(?:re|un|pre|over|out|mis)/, [""]],
];

const inAForm = (word: string) =>
  WHOLE.has(word) ||
  OF_A_STEM.test(word) ||
  ENDINGS.some(([ending, bases]) =>
    bases.some((base) => {
      const form = word.replace(ending, base);
      return form !== word && form.length > 2 && WHOLE.has(form);
    }),
  );

/** Whether a folded word is English or Spanish in any form, as far as our lists know. */
export function isKnown(word: string): boolean {
  return (
    inAForm(word) ||
    (/^(?:re|un|pre|over|out|mis)/.test(word) &&
      inAForm(word.replace(/^(?:re|un|pre|over|out|mis)/, "")))
  );
}

/** Words, with those that only were made from others. */
type Sounding = Map<string, Map<string, boolean>>;
let sounding: Sounding | null = null;

function made(): Sounding {
  const all: Sounding = new Map();
  const add = (word: string, form: boolean) => {
    const key = soundOf(word);
    const words = all.get(key) ?? new Map<string, boolean>();
    words.set(word, form && words.get(word) !== false);
    all.set(key, words);
  };
  const acts = lists.ACTS_EN.flatMap((act) => act.split(" "));
  for (const word of [...SMALL, ...EVERYDAY_EN, ...acts.filter((act) => !act.endsWith("*"))])
    if (/^[a-z]{2,}$/.test(word)) add(word, false);
  const stems = acts.filter((act) => act.endsWith("*")).map((act) => act.slice(0, -1));
  for (const stem of stems) for (const end of ["", "e"]) add(stem + end, true);
  for (const word of [...EVERYDAY_EN, ...acts.filter((act) => !act.endsWith("*")), ...stems]) {
    add(`${word}s`, true);
    for (const end of ["ed", "ing"]) add(word.replace(/e$/, "") + end, true);
  }
  return all;
}

/** English words that sound so, by their key; a form of one only where what is written ends like it. */
export function soundingSo(key: string, written: string): string[] {
  sounding ??= made();
  return [...(sounding.get(key) ?? [])].flatMap(([word, form]) =>
    form && word.at(-1) !== written.at(-1) ? [] : [word],
  );
}
