import * as z from "zod/mini";
import { NO_ADDRESSES, readsAsAddress } from "./address.ts";
import { cleaned } from "./cleaned.ts";
import { stripInvisible } from "./invisible.ts";

const atMost = (max: number) => `Use ${max} characters or fewer`;

/**
 * A text from outside. Its length (in code points) is checked before anything else and ends the check, so that no
 * pattern meets more than that.
 */
export function text(max: number, tooLong = atMost(max), noText?: string) {
  return z.string(noText).check(z.maxLength(max, { error: tooLong, abort: true }));
}

/** People's words, with the blanks around them and without what nobody sees. */
export function words(max: number) {
  return text(max).check(z.overwrite(cleaned));
}

/** People's words without the blanks around them and without what nobody sees. */
export function trimmed(max: number, tooLong = atMost(max), noText?: string) {
  return tidied(cleaned, max, tooLong, noText);
}

/** An email address, a telephone number or a link: nothing stays that nobody sees. */
export function addressText(max: number, tooLong = atMost(max), noText?: string) {
  return tidied(stripInvisible, max, tooLong, noText);
}

function tidied(tidy: (text: string) => string, max: number, tooLong: string, noText?: string) {
  const length = z.maxLength(max, { error: tooLong, abort: true });
  return z.string(noText).check(z.overwrite(tidy), z.trim(), length);
}

/** A text that has to be there, without the blanks around it, and has an end. */
export function filled(message: string, max: number) {
  return trimmed(max, atMost(max), message).check(z.minLength(1, message));
}

/** What the database keeps in one line only. */
export const oneLine = z.refine<string>(
  (words) => !/\p{Cc}|[\u2028\u2029]/u.test(words),
  "Use one line",
);

/** A name or a title that strangers read in our mails: filled, and no address. */
export function title(message: string, max: number) {
  return filled(message, max).check(z.refine((words) => !readsAsAddress(words), NO_ADDRESSES));
}

/** What a link or a vendor's answer names: some characters, nobody's words. */
export function identifier(max: number) {
  return text(max).check(z.minLength(1));
}
