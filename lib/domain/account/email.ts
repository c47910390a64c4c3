import { stripInvisible } from "../text/invisible.ts";

/** The longest address that mail can reach. */
export const EMAIL_LIMIT = 254;

export const INVALID_EMAIL = "Please enter a valid email address";

/** Characters of an address that another service hands over. */
export const HANDED_EMAIL_LIMIT = 320;

/** Text, an at sign, text, a dot, text; without what separates addresses in a mail's head. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]+$/;

/**
 * Whether a text has the form of an email address and is not longer than one. Blanks around it, controls and what nobody
 * sees in it count.
 */
export function isEmail(value: string): boolean {
  if (value.length > EMAIL_LIMIT || /\p{Cc}/u.test(value)) return false;
  return EMAIL.test(value) && stripInvisible(value) === value;
}
