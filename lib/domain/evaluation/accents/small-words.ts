import { ACCENTS } from "../lexicon/accents.ts";

const whole = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}'])(?:${words.join("|")})(?![\\p{L}'])`, "gu");
const READ = ACCENTS.map(({ clear, alike }, at) => {
  const words = { ...clear, ...alike };
  const last = at === ACCENTS.length - 1;
  return { words, last, clear: whole(Object.keys(clear)), all: whole(Object.keys(words)) };
});

/** A folded sentence with the small words of an accent as they are spelled. */
export function withSmallWords(folded: string): string {
  let text = folded;
  for (const { words, last, clear, all } of READ) {
    if (text.search(clear) < 0 && !(last && text !== folded)) continue;
    text = text.replace(all, (word) => words[word] ?? word);
  }
  return text;
}
