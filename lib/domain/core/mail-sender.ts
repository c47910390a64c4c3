import { normalizeCharacters } from "../text/address.ts";
import { fold } from "../text/fold.ts";
import { FORGED_BRANDS, FORGED_COMPANIONS, FORGED_WORDS } from "../text/forged-brands.ts";
import { hasLetter } from "../text/letters.ts";
import { isLinkable } from "../text/linkable.ts";
import { ellipsize } from "../text/shortened.ts";

/** Whom a candidate's mail shows as its sender; both null for 'Rolecall' alone. */
export type MailSender = { name: string | null; logo: MailLogo | null };

/** A company's logo at the address where everybody reads it, and what is read in its place. */
export type MailLogo = { src: string; alt: string };

/** The most characters of a company's name in the sender of a mail. */
const SENDER_MOST = 60;

/** All but what an unquoted name in a mail's header may hold (RFC 5322, atoms): no line, quote, bracket or '=?'. */
const NO_ATOM = /[^\p{L}\p{M}\p{N}&'’+/-]+/gu;

const WORD_BREAK = /[^\p{L}\p{M}\p{N}]+/u;

/** Letters of scripts that have some in common with the Latin one by sight. */
const LOOKS_LATIN = /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}\p{sc=Cherokee}]/u;

/** Figures that stand for a letter: 'PayPa1'. */
const FIGURES: Record<string, string> = { "0": "o", "1": "l", "3": "e", "5": "s" };

/** Words as a name in a mail's header, whatever they are made of. */
export function asHeaderName(words: string): string {
  return normalizeCharacters(words).replace(NO_ATOM, " ").trim();
}

/**
 * 'Bright Cleaning via Rolecall', for a mail to a candidate; null for a company's name that a mail program would make a
 * link of, that has no letter, that mixes scripts within a word, or that is one which fraud often borrows.
 */
export function senderName(company: string): string | null {
  const name = asHeaderName(company);
  if (isLinkable(company) || !hasLetter(name) || mixesScripts(name) || isForged(name)) return null;
  return `${asHeaderName(ellipsize(name, SENDER_MOST))} via Rolecall`;
}

function mixesScripts(name: string): boolean {
  return name
    .split(WORD_BREAK)
    .some((word) => /\p{sc=Latin}/u.test(word) && LOOKS_LATIN.test(word));
}

/** Folded words with letters in the place of figures, as the eye takes them. */
function wordsOf(name: string): string[] {
  return fold(name)
    .replace(/[0135]/g, (figure) => FIGURES[figure] ?? figure)
    .split(WORD_BREAK)
    .filter(Boolean);
}

const joined = (name: string) => wordsOf(name).join("");
const brands = FORGED_BRANDS.map(joined);
const words = new Set(FORGED_WORDS.map(joined));
const companions = new Set(FORGED_COMPANIONS.map(joined));

/** Long enough to be the beginning of a word of its own: 'PayPalSupport'. */
const LONG = 6;

/** Whether a name is one that fraud often borrows, or says one: 'Pay-Pal Support', 'Chase Bank'; never 'Chase Cleaning'. */
function isForged(name: string): boolean {
  const said = wordsOf(name);
  const whole = said.join("");
  const runs = new Set(
    said.flatMap((_, from) =>
      said.slice(from).map((__, at) => said.slice(from, from + at + 1).join("")),
    ),
  );
  const isSaid = (brand: string) => {
    if (!/[a-z]/.test(brand)) return whole.includes(brand);
    return runs.has(brand) || (brand.length >= LONG && said.some((word) => word.startsWith(brand)));
  };
  const own = said.filter((word) => !companions.has(word));
  return brands.some(isSaid) || words.has(own.join("")) || words.has(whole);
}
