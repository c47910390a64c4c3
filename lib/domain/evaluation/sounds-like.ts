import { FUNCTION_WORDS } from "./lexicon/function-words.ts";
import { ACTS_ES, AMOUNTS, REASONING, RESULTS, SITUATION, UNITS } from "./lexicon/signals.ts";
import { FORMS_ES } from "./lexicon/verbs-es.ts";

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

const single = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) => phrase.split(" ")).filter((word) => /^\p{L}{3,}$/u.test(word));
const KNOWN = new Set([
  ...single([...ACTS_ES, ...FORMS_ES, ...SITUATION, ...REASONING, ...RESULTS, ...AMOUNTS]),
  ...single(UNITS.map((unit) => unit.replace("*", ""))),
  ...(FUNCTION_WORDS.es ?? []),
]);
const BY_SOUND = new Map<string, string>();
for (const word of KNOWN) if (!BY_SOUND.has(soundOf(word))) BY_SOUND.set(soundOf(word), word);

/** Words of a folded Spanish text as the lists spell them, where they sound the same or lack an 's' at the end. */
export function asSpelled(folded: string): string {
  return folded.replace(/\p{L}{3,}/gu, (word) => {
    if (KNOWN.has(word)) return word;
    const plural = word.length > 3 && KNOWN.has(`${word}s`);
    return BY_SOUND.get(soundOf(word)) ?? (plural ? `${word}s` : word);
  });
}
