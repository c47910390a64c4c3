import { plainDigits } from "../text/digits.ts";

/** How a person can be reached, as links; `call` and `text` are null if there is no number that dials. */
export type ContactLinks = { call: string | null; text: string | null; email: string };

/** How a company's message to somebody begins, in their language, for the owner to go on with. */
export type FirstWords = { subject: string; text: string };

/** Where an extension begins: it is for people to read, dialing it would ring somewhere else. */
const EXTENSION = /[ex#,;]/i;

/** A phone number as links dial it: figures, with a plus before them if it was written. */
export function dialable(phone: string): string | null {
  const plain = plainDigits(phone.slice(0, 100)).split(EXTENSION)[0]?.trim() ?? "";
  const figures = plain.replace(/\D/g, "");
  if (figures.length < 7 || figures.length > 15) return null;
  return plain.startsWith("+") ? `+${figures}` : figures;
}

/** Opens a text message with words written; nobody is chosen if there is no number. */
export function textMessage(number: string, words: string): string {
  // Both signs, as iPhones read what follows the one and Androids what follows the other.
  return `sms:${number}${words ? `?&body=${encodeURIComponent(words)}` : ""}`;
}

/** The links that reach a candidate; emails and texts begin with the same words, or empty without any. */
export function contactLinks(
  { email, phone }: { email: string; phone: string | null },
  words: FirstWords | null,
): ContactLinks {
  const body = words?.text ? `body=${encodeURIComponent(words.text)}` : null;
  const subject = words && `subject=${encodeURIComponent(words.subject)}`;
  const number = phone === null ? null : dialable(phone);
  const begins = [subject, body].filter((part) => part !== null).join("&");
  return {
    call: number && `tel:${number}`,
    text: number && textMessage(number, words?.text ?? ""),
    email: `mailto:${encodeURIComponent(email).replace("%40", "@")}${begins ? `?${begins}` : ""}`,
  };
}
