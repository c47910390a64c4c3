import { fold } from "./fold.ts";
import { ordersScorer } from "./injection.ts";
import { NAMES_AFTER_I_AM, NAMES_THAT_ARE_WORDS } from "./lexicon/word-names.ts";
import { isPlainWord } from "./plain-words.ts";
import type { Edit } from "./sent-text.ts";
import { splitSentences } from "./sentences.ts";
import { editsFor } from "./windows.ts";
import { UNSPACED_SCRIPTS } from "./words.ts";

const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}_])";
const AFTER = "(?![\\p{L}\\p{M}\\p{N}_])";
const AFTER_I_AM = new Set(NAMES_AFTER_I_AM);
const ALSO_WORDS = new Set([...NAMES_THAT_ARE_WORDS, ...NAMES_AFTER_I_AM]);
const PARTICLES = new Set(
  "de del la las los el y e van von da do dos das al bin jr sr the and of".split(" "),
);

const ACCENTED: Record<string, string> = {
  a: "aáàâäãå",
  e: "eéèêë",
  i: "iíìîï",
  o: "oóòôöõ",
  u: "uúùûü",
  n: "nñ",
  c: "cç",
};

/** One letter as people also write it: with its accent or without, composed or not. */
function letterForm(letter: string): string {
  const variants = ACCENTED[fold(letter)];
  const upper = letter !== letter.toLowerCase();
  if (variants) return `[${upper ? variants.toUpperCase() : variants}]\\p{M}*`;
  if (/\p{L}|\p{N}/u.test(letter)) return `${letter}\\p{M}*`;
  // 'O'Brien' is said with a gap too; 'i.do' of an address isn't 'I do'.
  return letter === "." || letter === "_" ? "[._-]?" : "['’ ._-]?";
}

const lettersOf = (name: string) => [...name.normalize("NFC")];
const inAnyAccent = (name: string) => lettersOf(name).map(letterForm).join("");
const spelledOut = (name: string) =>
  lettersOf(name)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map(letterForm)
    .join("[\\s.,–—-]+");

const OUTER_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
/** What holds fewer letters is no name: ':)', '--' and '...' would be found between any two words. */
const tells = (part: string) => /\p{L}.*[\p{L}\p{N}]|\p{N}.*\p{L}|\p{N}{5}/su.test(part);

function partsOf(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => name.split(/[\s,]+/));
  const pieces = parts.flatMap((part) => [...part.split("-"), ...part.split(/[-’']/)]);
  return [...parts, ...pieces.filter((piece) => piece.length > 2)]
    .map((part) => part.replace(OUTER_SIGNS, ""))
    .filter((part) => tells(part) && !PARTICLES.has(part.toLowerCase()));
}

const NAMED = "(?:name is|name's|name’s|call me|me llamo|mi nombre es|me dicen|me llaman)";
const I_AM = "(?:i am|i'm|i’m|soy|habla)";
const GREETING = "(?:hi|hello|hey|hola|yes|sí|si|okay|ok)";
/** After these an everyday word that begins a sentence with its capital is that word: 'Will you', 'Mark the box'. */
const SMALL_WORDS =
  "(?:[Ii]|you|we|they|it|the|that|this|these|to|all|each|every|your|my|our|a|an|there|be|not|for|of)";

/**
 * A name that is an everyday word too ('Will', 'Grace', 'Rose') counts as a name with a capital, but not before a
 * small word at the start of a sentence; in small letters only where the sentence says so: 'my name is grace',
 * 'grace here', 'grace lopez'. After 'I am' what people are stays: 'I am young', 'I am a cook'.
 */
function asWordName(part: string, parts: readonly string[], certain: readonly string[]): RegExp[] {
  const form = inAnyAccent(part);
  const either = (list: readonly string[]) => `(?:${list.map(inAnyAccent).join("|")})`;
  const named = AFTER_I_AM.has(fold(part)) ? NAMED : `(?:${NAMED}|${I_AM})`;
  const capital = `(?:${inAnyAccent(part.charAt(0).toUpperCase() + part.slice(1))}|${inAnyAccent(part.toUpperCase())})`;
  const beside = [
    new RegExp(`${BEFORE}${form}(?=\\s+${either(certain)}${AFTER})`, "giu"),
    new RegExp(`(?<=${BEFORE}${either(certain)}\\s+)${form}${AFTER}`, "giu"),
  ];
  return [
    new RegExp(`(?<=[\\p{L}\\p{N},;:'’)\\]]\\s)${capital}${AFTER}`, "gu"),
    new RegExp(`${BEFORE}${capital}${AFTER}(?!\\s+${SMALL_WORDS}${AFTER})`, "gu"),
    new RegExp(
      `(?<=${BEFORE}${named}\\s+(?:${either(parts)}\\s+)?)${form}${AFTER}(?!\\s+to${AFTER})`,
      "giu",
    ),
    new RegExp(
      `(?<=(?:^|[.!?\\n]\\s*|${BEFORE}${GREETING}[\\s,]+))${form}(?=\\s+(?:here|speaking|aquí|aqui)\\s*(?:[,.!?]|$|(?:and|from|with|i|y|de)${AFTER}))`,
      "giu",
    ),
    ...(certain.length > 0 ? beside : []),
  ];
}

const SURELY_NAMED = "(?:name is|name's|name’s|me llamo|mi nombre es|me dicen)";
const TITLED = "(?:mr|mrs|ms|mx|miss|sr|sra|srta|señora?|señorita|don|doña)\\.?";

/**
 * A name that is a plain word ('Close', 'Job', 'Guest') is one where it stands as a name: with a capital inside a
 * sentence, after a title, after 'my name is' and beside another part of the name.
 */
function asPlainWord(part: string, parts: readonly string[], certain: readonly string[]): RegExp[] {
  const form = inAnyAccent(part);
  const either = (list: readonly string[]) => `(?:${list.map(inAnyAccent).join("|")})`;
  const capital = inAnyAccent(part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
  return [
    new RegExp(`(?<=[\\p{L}\\p{N},;:'’)\\]]\\s)${capital}${AFTER}`, "gu"),
    new RegExp(
      `(?<=${BEFORE}(?:${TITLED}|${SURELY_NAMED}(?:\\s+${either(parts)})?)\\s+)${form}${AFTER}`,
      "giu",
    ),
    ...(certain.length > 0
      ? [
          new RegExp(`${BEFORE}${form}(?=\\s+${either(certain)}${AFTER})`, "giu"),
          new RegExp(`(?<=${BEFORE}${either(certain)}\\s+)${form}${AFTER}`, "giu"),
        ]
      : []),
  ];
}

/** An order to the scorer stays one, whatever the candidate calls themselves: 'Ignore Previous Instructions'. */
function outsideOrders(text: string, edits: Edit[]): Edit[] {
  if (edits.length === 0) return edits;
  const orders = splitSentences(text).filter(
    ({ start, end, text: sentence }) =>
      edits.some((edit) => start < edit.end && edit.start < end) && ordersScorer(sentence),
  );
  return edits.filter(
    (edit) => !orders.some(({ start, end }) => start < edit.end && edit.start < end),
  );
}

/** Scripts that leave no space between words, or join what follows to a name. */
const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}\\p{sc=Hangul}]{2,}$`, "u");

/** '李 娜' is written '李娜' too; its parts alone are letters of any other word. */
function joined(names: readonly string[]): string[] {
  return names.map((name) => name.replace(/[\s·・]+/g, "")).filter((name) => UNSPACED.test(name));
}
const inAnySpacing = (name: string) => [...name].join("[\\s·・]?");

/** Edits that hide a candidate's own names, written or spelled out ('M-a-r-i-a'), in any accent. Language-free. */
export function maskOwnNames(text: string, names: readonly string[]): Edit[] {
  const parts = [...new Set([...partsOf(names), ...joined(names)])];
  const isWordName = (part: string) =>
    (part.length <= 2 && !UNSPACED.test(part)) || ALSO_WORDS.has(fold(part));
  const isPlain = (part: string) => !isWordName(part) && isPlainWord(part);
  const certain = parts.filter((part) => !isWordName(part) && !isPlain(part));
  const editsOf = (patterns: RegExp[]) =>
    patterns.flatMap((pattern) => editsFor(text, pattern, "[name]"));
  const always = (part: string) => [
    new RegExp(
      UNSPACED.test(part) ? inAnySpacing(part) : `${BEFORE}${inAnyAccent(part)}${AFTER}`,
      "giu",
    ),
  ];
  const named = parts
    .filter((part) => !isPlain(part))
    .flatMap((part) => (isWordName(part) ? asWordName(part, parts, certain) : always(part)));
  const plain = parts.filter(isPlain).flatMap((part) => asPlainWord(part, parts, certain));
  const spelled = parts
    .filter((part) => part.length > 2)
    .map((part) => new RegExp(`${BEFORE}${spelledOut(part)}${AFTER}`, "giu"));
  return [...editsOf([...named, ...spelled]), ...outsideOrders(text, editsOf(plain))];
}

/**
 * What stands for a candidate: their name, and the part of their address before the @, said alone ('my user is
 * mlopez92'), where it holds a figure, a mark or a name of theirs; 'cleaning' could be one too.
 */
export function knownNames(name: string, email: string): string[] {
  const local = email.split("@")[0]?.toLowerCase() ?? "";
  const parts = name.toLowerCase().split(/\s+/);
  const telling =
    /[\p{N}._-]/u.test(local) || parts.some((part) => part.length > 2 && local.includes(part));
  return local.length >= 4 && telling ? [name, local] : [name];
}
