import { stripInvisible } from "./invisible.ts";

/**
 * Accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic, and the Arabic stroke that only stretches a word. In
 * other scripts marks make letters: Hindi vowel signs, Japanese voicing.
 */
const MARKS = new RegExp(
  "[\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640" +
    "\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08ca-\\u08e1\\u08e3-\\u08ff" +
    "\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u2de0-\\u2dff\\ufe20-\\ufe2f]",
  "g",
);

/** Capitals beyond A to Z, letters with a stroke or a hook, other shapes of an Arabic letter, apostrophes. */
const LETTERS =
  "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ" +
  "ҊҌҎҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾҐґ" +
  "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ" +
  "ŁłƚØøƟɵƆɔĐđÐðƉɖƊɗĦħıƗɨŊŋƝɲŦŧƬƭȾⱦɃƀƁɓƇƈȻȼƎǝƏəƐɛɆɇƑƒǤǥƓɠƘƙĸƤƥɌɍɄʉƲʋƳƴɎɏƵƶÆŒÞẞ" +
  "ٱةہھەىیک‘’ʻʼ׳′";
const PLAIN =
  "αβγδεζηθικλμνξοπρστυφχψωσђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя" +
  "ҋҍҏғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿгг" +
  "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ" +
  "lllooooooddddddddhhiiinnnnttttttbbbbcccceeeeeeeeffggggkkkpprruuvvyyyyzzæœþß" +
  "اههههييك''''''";

const PAIRS: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

const plain = new Map([...LETTERS].map((letter, at) => [letter, [...PLAIN][at] ?? letter]));
const CAPITAL = new RegExp(`[A-Z${LETTERS}]`, "g");

/**
 * A text as people compare words: without accents, width forms, and what nobody sees, in lower case, with plain
 * apostrophes and the letters that people type for 'ł' or 'ß'. For comparing, never for showing. The database's
 * `fold_text` is the same rule; a test runs both.
 */
export function fold(text: string): string {
  const quoted = text.replace(/[´`]/g, "'");
  if (/^\p{ASCII}*$/u.test(quoted)) return quoted.toLowerCase();
  return stripInvisible(quoted.normalize("NFKD").replace(MARKS, ""))
    .replace(CAPITAL, (letter) => plain.get(letter) ?? letter.toLowerCase())
    .replace(/[ßæœþ]/g, (letter) => PAIRS[letter] ?? letter)
    .normalize("NFC");
}

/** A letter with its marks, narrow Japanese ones too, and a Korean syllable however it is written. */
const LETTER = /[\u1100-\u11ff]{1,16}|\P{M}[\p{M}\uff9e\uff9f]{0,16}|\p{M}{1,16}/gu;

/** A folded text; each of its characters comes from `from` to `to` of the text itself. */
export type Folded = { text: string; from: number[]; to: number[] };

/** The same as `fold`, with the way back to the characters of the text. */
export function foldWithOffsets(text: string): Folded {
  const folded: Folded = { text: "", from: [], to: [] };
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    const plainLetter = fold(letter);
    folded.text += plainLetter;
    for (let at = 0; at < plainLetter.length; at++) {
      folded.from.push(index);
      folded.to.push(index + letter.length);
    }
  }
  return folded;
}
