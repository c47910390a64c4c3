import { plainDigits } from "../text/digits.ts";

/** How a person can be reached, as links; `call` and `text` are null if there is no number that dials. */
export type ContactLinks = { call: string | null; text: string | null; email: string };

/** Where an extension begins: it is for people to read, dialing it would ring somewhere else. */
const EXTENSION = /[ex#,;]/i;

/** A phone number as links dial it: figures, with a plus before them if it was written. */
export function dialable(phone: string): string | null {
  const plain = plainDigits(phone.slice(0, 100)).split(EXTENSION)[0]?.trim() ?? "";
  const figures = plain.replace(/\D/g, "");
  if (figures.length < 7 || figures.length > 15) return null;
  return plain.startsWith("+") ? `+${figures}` : figures;
}

/**
 * The links that reach a candidate; an email begins with a subject that they recognize, a text with its first words where
 * there are some.
 */
export function contactLinks(
  { email, phone }: { email: string; phone: string | null },
  subject: string,
  firstWords?: string,
): ContactLinks {
  const number = phone === null ? null : dialable(phone);
  return {
    call: number && `tel:${number}`,
    // Both signs, as iPhones read what follows the one and Androids what follows the other.
    text:
      number &&
      `sms:${number}${firstWords === undefined ? "" : `?&body=${encodeURIComponent(firstWords)}`}`,
    email: `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`,
  };
}
