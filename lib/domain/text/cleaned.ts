import { INVISIBLE } from "./invisible.ts";

/** Letters and marks of the scripts in which a joiner makes another word: Persian's half space, Indic conjuncts. */
const JOINED = "Arab Syrc Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Mymr Khmr"
  .split(" ")
  .map((script) => `\\p{sc=${script}}`)
  .join("");
const JOINED_BEFORE = new RegExp(`[${JOINED}]$`, "u");
const JOINED_AFTER = new RegExp(`^[${JOINED}]`, "u");
/** The sign that takes an Indic letter's vowel away: a joiner behind it says how the letter is drawn. */
const VIRAMA_BEFORE = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]$/;

/** Whether a character that nobody sees says something where it stands. */
function says(before: string, sign: string, after: string): boolean {
  if (/[\u200c\u200d]/.test(sign)) {
    const inWord = JOINED_BEFORE.test(before) && JOINED_AFTER.test(after);
    const inEmoji =
      /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u.test(before) &&
      /^\p{Extended_Pictographic}/u.test(after);
    return inWord || VIRAMA_BEFORE.test(before) || (sign === "\u200d" && inEmoji);
  }
  if (/[\ufe0e\ufe0f]/.test(sign))
    return /\p{Extended_Pictographic}$/u.test(before) || after.startsWith("\u20e3");
  if (/[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u.test(sign)) return /\p{sc=Han}$/u.test(before);
  if (/[\u180b-\u180f]/.test(sign)) return /\p{sc=Mong}$/u.test(before);
  return /[\u{e0020}-\u{e007f}]/u.test(sign) && /[\u{1f3f4}\u{e0020}-\u{e007e}]$/u.test(before);
}

/**
 * A text as it is stored: without invisible characters, except those that change a letter or an emoji. Texts that look
 * the same become equal.
 */
export function cleaned(text: string): string {
  let made = "";
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(INVISIBLE)) {
    made += text.slice(end, index);
    end = index + sign.length;
    if (says(made.slice(-2), sign, text.slice(end, end + 2))) made += sign;
  }
  return made + text.slice(end);
}
