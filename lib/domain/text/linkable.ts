import { normalizeCharacters, readsAsAddress } from "./address.ts";
import { INTERNATIONAL_DOMAINS, TOP_LEVEL_DOMAINS } from "./top-level-domains.ts";

/** What stands behind a dot within a word. */
const AFTER_DOT = /(?<=[\p{L}\p{N}\p{M}_-])[.。]([\p{L}\p{N}\p{M}]+)/gu;

/**
 * What a mail program may take for the ending if letters of another script follow at once: not within a Latin word
 * ('St.Clément'), but three letters are enough if it knows only those without accents ('evil.comé').
 */
const ASCII = /^(?:[a-z0-9]{3,}|[a-z0-9]+(?![\p{sc=Latin}\p{M}]))/u;

/** Letters that follow a word without a space, if that word is in a script of its own. */
const FOLLOWS = /^[a-z\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}]/u;

/** An ending in another script as Latin letters write it, four numbers with dots, or a Windows share. */
const LINKABLE = /[.。]xn--|(?<!\d)\d{1,3}(?:[.。]\d{1,3}){3}(?!\d)|\\\\/;

const WORD = /\S+/g;

/** Whether a mail program would make a link of something in words. */
export function isLinkable(words: string): boolean {
  const plain = normalizeCharacters(words).toLowerCase();
  const ends = plain.matchAll(AFTER_DOT);
  return (
    readsAsAddress(words) ||
    LINKABLE.test(plain) ||
    [...ends].some(([, ending = ""]) => startsWithEnding(ending))
  );
}

function startsWithEnding(word: string): boolean {
  return (
    TOP_LEVEL_DOMAINS.has(word) ||
    TOP_LEVEL_DOMAINS.has(ASCII.exec(word)?.[0] ?? "") ||
    INTERNATIONAL_DOMAINS.some(
      (known) => word.startsWith(known) && FOLLOWS.test(word.slice(known.length)),
    )
  );
}

/** Words for the text of a mail: what would become a link is written without the signs that make it one. */
export function defangLinks(words: string): string {
  return words.replace(WORD, (word) =>
    isLinkable(word)
      ? normalizeCharacters(word)
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
