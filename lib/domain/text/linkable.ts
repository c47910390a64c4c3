import { plainly, readsAsAddress } from "./address.ts";
import { ENDINGS } from "./endings.ts";

/** What stands behind a dot within a word. */
const AFTER_DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.。]([\p{L}\p{N}\p{M}]+)/gu;

/** An ending in another script as Latin letters write it, four numbers with dots, or a Windows share. */
const LINKABLE = /[.。]xn--|(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)|\\\\/;

const WORD = /\S+/g;

/** Whether a mail program would make a link of something in words. */
export function isLinkable(words: string): boolean {
  const plain = plainly(words).toLowerCase();
  const ends = plain.matchAll(AFTER_DOT);
  return (
    readsAsAddress(words) ||
    LINKABLE.test(plain) ||
    [...ends].some(([, ending = ""]) => ENDINGS.has(ending))
  );
}

/** Words for the text of a mail: what would become a link is written without the signs that make it one. */
export function unlinked(words: string): string {
  return words.replace(WORD, (word) =>
    isLinkable(word)
      ? plainly(word)
          .replace(/[.。:/\\@]+/g, " ")
          .trim()
      : word,
  );
}

/** Words for the subject of a mail: what would become a link is left out. */
export function withoutLinks(words: string): string {
  return words
    .replace(WORD, (word) => (isLinkable(word) ? "" : word))
    .replace(/\s+/g, " ")
    .trim();
}
