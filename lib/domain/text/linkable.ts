import { plainly, readsAsAddress } from "./address.ts";
import { ENDINGS } from "./endings.ts";

const DOT = "[.。]";

/** A dot before a known ending, four numbers with dots, or a Windows share: what mail programs make a link of. */
const LINKABLE = new RegExp(
  `[\\p{L}\\p{N}\\p{M}_-]${DOT}(?:${ENDINGS.join("|")})(?![\\p{L}\\p{N}\\p{M}])|(?<!\\d)\\d{1,3}(?:${DOT}\\d{1,3}){3}(?!\\d)|\\\\\\\\`,
  "iu",
);

const WORD = /\S+/g;

/** Whether a mail program would make a link of something in words. */
export function isLinkable(words: string): boolean {
  return readsAsAddress(words) || LINKABLE.test(plainly(words));
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
