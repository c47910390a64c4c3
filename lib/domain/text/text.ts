import * as z from "zod/mini";
import { NO_ADDRESSES, readsAsAddress } from "./address.ts";

const atMost = (max: number) => `Use ${max} characters or fewer`;

/**
 * A text from outside. Its length (in code points) is checked before anything else and ends the check, so that no
 * pattern meets more than that.
 */
export function text(max: number, tooLong = atMost(max), noText?: string) {
  return z.string(noText).check(z.maxLength(max, { error: tooLong, abort: true }));
}

/** The same without the blanks around it. */
export function trimmed(max: number, tooLong = atMost(max), noText?: string) {
  return z.string(noText).check(z.trim(), z.maxLength(max, { error: tooLong, abort: true }));
}

/** A text that has to be there, without the blanks around it, and has an end. */
export function filled(message: string, max: number) {
  return trimmed(max, atMost(max), message).check(z.minLength(1, message));
}

/** A name or a title that strangers read in our mails: filled, and no address. */
export function title(message: string, max: number) {
  return filled(message, max).check(z.refine((words) => !readsAsAddress(words), NO_ADDRESSES));
}

/** What a link or a vendor's answer names: some characters, nobody's words. */
export function identifier(max: number) {
  return text(max).check(z.minLength(1));
}
