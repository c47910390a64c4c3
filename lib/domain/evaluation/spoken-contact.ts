import type { Edit } from "./sent-text.ts";
import { editsFor, matchesIn } from "./windows.ts";

const DIGITS =
  "zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve";
const TEENS =
  "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veintiuno|veintid[oó]s|veintitr[eé]s|veinticuatro|veinticinco|veintis[eé]is|veintisiete|veintiocho|veintinueve";
const TENS =
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa";
const NUMBER = `(?:(?:double|triple|doble)\\s+)?(?:${DIGITS}|${TEENS}|${TENS}|\\p{N}{1,4})`;
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}])${NUMBER}(?:(?:[\\s,.-]+(?:(?:y|and|area code)\\s+)?)${NUMBER}){3,}(?![\\p{L}\\p{N}])`,
  "giu",
);
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(double|triple|doble)|(${DIGITS})|(${TEENS})|(${TENS})|(\\p{N}+))(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Fewest digits of a phone number, and words of counting that many people say in a row. */
const PHONE_DIGITS = 7;
const COUNTING =
  /^(?:one|uno)[\s,]+(?:two|dos)[\s,]+(?:three|tres)[\s,]+(?:four|cuatro)[\s,]+(?:five|cinco)/i;

/** Digits that a run of number words stands for: 'eighty one' has two, 'double five' has two. */
function digitsIn(run: string): number {
  let digits = 0;
  let repeat = 1;
  let afterTens = false;
  for (const [, twice, one, teen, tens, written] of run.matchAll(TOKEN)) {
    if (twice) {
      repeat = twice.toLowerCase() === "triple" ? 3 : 2;
      continue;
    }
    if (one) digits += afterTens ? 0 : repeat;
    else if (teen || tens) digits += 2;
    else digits += written?.length ?? 0;
    afterTens = tens !== undefined;
    repeat = 1;
  }
  return digits;
}

/** Phone numbers said in words, English or Spanish: 'eight one three, five five five, oh one four two'. */
export function spokenPhones(text: string): Edit[] {
  return matchesIn(text, RUN)
    .filter(({ text: run }) => /\p{L}/u.test(run) && digitsIn(run) >= PHONE_DIGITS)
    .filter(({ text: run }) => !COUNTING.test(run))
    .map(({ start, end }) => ({ start, end, text: "[phone]" }));
}

const ZIP_NUMBER = `(?:${NUMBER}|o(?!\\p{L}))`;
const ZIP = new RegExp(
  `(?<=(?<!\\p{L})(?:zip(?:[\\s-]?code)?|postal code|c[oó]digo postal)(?:\\s+(?:is|es))?[\\s:,]{1,3})${ZIP_NUMBER}(?:[\\s,.-]{1,3}(?:(?:y|and)\\s+)?${ZIP_NUMBER}){1,8}(?![\\p{L}\\p{N}])`,
  "giu",
);
const ZIP_DIGITS = 5;

/** Zip codes said or written figure by figure, after the word: 'zip 3 3 6 0 2', 'zip code is three three six oh two'. */
export function spokenZips(text: string): Edit[] {
  return matchesIn(text, ZIP)
    .filter(({ text: run }) => digitsIn(run.replace(/(?<!\p{L})o(?!\p{L})/giu, "oh")) >= ZIP_DIGITS)
    .map(({ start, end }) => ({ start, end, text: "[zip]" }));
}

const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*";
const JOINED = `(?:\\s+(?:dot|punto|underscore|dash|guion(?: bajo)?|gui[oó]n(?: bajo)?)\\s+${LOCAL})*`;
const SAID_ADDRESS = new RegExp(
  `(?<![\\p{L}\\p{N}])${LOCAL}${JOINED}\\s+(?:at|arroba)\\s+${LOCAL}${JOINED}\\s*(?:\\.|\\s(?:dot|punto)\\s)\\s*(?:com|net|org|edu|mx|es|us|co|io|me)(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${LOCAL}${JOINED}\\s+(?:at|arroba)\\s+(?:gmail|yahoo|hotmail|outlook|icloud|aol)(?![\\p{L}\\p{N}])`,
  "giu",
);

/** E-mail addresses said in words: 'maria dot lopez at gmail dot com', 'marialopez arroba gmail punto com'. */
export function spokenAddresses(text: string): Edit[] {
  return editsFor(text, SAID_ADDRESS, "[e-mail]");
}
