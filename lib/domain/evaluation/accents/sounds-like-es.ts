import { alternatives, oneOf } from "../alternatives.ts";
import { ALIKE_ES } from "../lexicon/alike-es.ts";
import { CUES } from "../lexicon/cues.ts";
import { EVERYDAY_EN } from "../lexicon/everyday-en.ts";
import { FUNCTION_WORDS } from "../lexicon/function-words.ts";
import { NO_DEEDS_ES } from "../lexicon/no-deeds.ts";
import {
  ACTS_ES,
  AMOUNTS,
  REASONING,
  RESULTS,
  SITUATION,
  UNITS,
  WORK,
} from "../lexicon/signals.ts";
import { FORMS_ES } from "../lexicon/verbs-es.ts";

/** How a folded Spanish word sounds in most of America: 'hice' and 'ise', 'llevé' and 'yeve', 'hacía' and 'asia'. */
function soundOf(word: string): string {
  return word
    .replace(/ch/g, "#")
    .replace(/h/g, "")
    .replace(/v/g, "b")
    .replace(/ll/g, "y")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/qu(?=[ei])|c|q/g, "k")
    .replace(/g(?=[ei])/g, "j")
    .replace(/gu(?=[ei])/g, "g")
    .replace(/n(?=[bp])/g, "m")
    .replace(/([^aeiour])\1/g, "$1");
}

/** The same where an 's', 'l' or 'r' that ends a syllable is only breathed, turned or left out: 'dehpué', 'puelta'. */
const softened = (word: string) =>
  soundOf(word.replace(/(?<=[aeiou])(?:h|j(?=[^aeiou]))(?=[^aeiou]|$)/g, "s"))
    .replace(/(?<=[aeo])i(?=[^aeiou]|$)/g, "r")
    .replace(/(?<=[aeiou])(?:[slr](?=[^aeiou])|s$)/g, "")
    .replace(/l$/, "r")
    .replace(/([^aeiou])\1/g, "$1");

const single = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) => phrase.split(" ")).filter((word) => /^\p{L}{3,}$/u.test(word));
const ENGLISH = new Set([...(FUNCTION_WORDS.en ?? []), ...EVERYDAY_EN]).difference(
  FUNCTION_WORDS.es ?? new Set(),
);
const LISTED = new Set([
  ...single([...ACTS_ES, ...FORMS_ES, ...SITUATION, ...REASONING, ...RESULTS, ...AMOUNTS]),
  ...single(UNITS.map((unit) => unit.replace("*", ""))),
  ...single(Object.values(CUES).flat()),
  ...[...(FUNCTION_WORDS.es ?? [])].filter((word) => word.length > 2),
]);
const TARGETS = LISTED.difference(ENGLISH);
const KNOWN = LISTED.union(new Set([...single(WORK), ...NO_DEEDS_ES, ...ALIKE_ES]));
const STEMS = new RegExp(
  `^(?:${[...Object.values(CUES).flat(), ...WORK]
    .filter((word) => /^\p{L}{4,}\*$/u.test(word))
    .map((word) => word.slice(0, -1))
    .join("|")})`,
);

const by = (key: (word: string) => string) => {
  const words = new Map<string, string>();
  for (const word of TARGETS) if (!words.has(key(word))) words.set(key(word), word);
  return words;
};
const BY_SOUND = by(soundOf);
const BY_SOFTENED = by(softened);

/** Signs that ends of syllables are said softly: 'ehtaba', 'poqque', 'lo' cuarto'', 'cambiai'. */
const SOFT = new RegExp(
  oneOf(alternatives`
    [aeiou][hj](?=[bcdfgjklmnpqtvz])
    [aeiou]h(?!\p{L})
    ([ptkqdbgm])\1(?!\1)
    (?<=\p{L}[a-z])'(?!\p{L})
    \p{L}{2,}ai(?!\p{L})
    \p{L}{3}ao(?!\p{L})
    (?<!\p{L})(?:er|na|pa|to|ta|toa|tos|tre|vece|jace|entonce|depue|dispue|ante de)(?!\p{L})
    (?<!\p{L})do \p{L}+[aeo](?!\p{L})
  `),
  "u",
);

/** 'Minutitos', 'tempranito', 'ahorita'. */
const DIMINUTIVE = /(?<=\p{L}{3})it([oa]s?)$/u;

/** A word as the lists spell it, which an accent may have made softer. */
function spelled(word: string, soft: boolean): string {
  if (KNOWN.has(word)) return word;
  const alike = BY_SOUND.get(soundOf(word));
  if (alike) return alike;
  if (word.length > 3 && KNOWN.has(`${word}s`)) return `${word}s`;
  const plain = word.replace(DIMINUTIVE, "$1");
  if (plain !== word && KNOWN.has(plain)) return plain;
  if (!soft || STEMS.test(word) || ENGLISH.has(word)) return word;
  return BY_SOFTENED.get(softened(word)) ?? word;
}

/** Whether ends of syllables are said softly in a folded Spanish text, as it is written. */
export const isSoft = (folded: string): boolean => SOFT.test(folded);

/** Words of a folded Spanish text as the lists spell them, where they sound the same or, if it is `soft`, nearly. */
export function asSpelled(folded: string, soft: boolean): string {
  return folded.replace(/(?<!\[)\p{L}{3,}/gu, (word) => spelled(word, soft));
}
