import { plainDigits } from "./digits.ts";
import { stripInvisible } from "./invisible.ts";

/** The longest text that is read as a number. */
const PHONE_TEXT_LIMIT = 40;

/** An American number after its country's 1. */
const AMERICAN = /^1[2-9]\d{2}[2-9]\d{6}$/;
/** How Americans group one. Ten figures in other groups, '55 1234 5678', are a Mexican's, and would be some American's. */
const GROUPED = /^(?:1 ?)?\d{3} ?\d{3} ?\d{4}$/;
const WRITTEN = /^\+?[\d\s()./\u00b7\u2010-\u2013-]+$/;

/**
 * A number that takes texts as the whole world dials it, '+18135550123': an American one, or any with its country's code
 * after a plus or 011. Null for anything else, also in groups that no American writes or with an extension, which no text reaches.
 */
export function phoneNumber(text: string): string | null {
  if (text.length > PHONE_TEXT_LIMIT) return null;
  const plain = plainDigits(stripInvisible(text)).trim();
  if (!WRITTEN.test(plain)) return null;
  const figures = plain.replace(/\D/g, "");
  const abroad = plain.startsWith("+") ? figures : figures.startsWith("011") && figures.slice(3);
  const grouped = plain.replace(/\D+/g, " ").trim();
  if (!abroad && !GROUPED.test(grouped)) return null;
  const whole = abroad || (figures.length === 10 ? `1${figures}` : figures);
  if (AMERICAN.test(whole)) return `+${whole}`;
  const isAbroad = abroad && !whole.startsWith("1") && !whole.startsWith("0");
  return isAbroad && whole.length >= 8 && whole.length <= 15 ? `+${whole}` : null;
}

/** A number as people read it: '(813) 555-0123', or with its country's code. What is no number stays as it was written. */
export function shownPhone(text: string): string {
  const number = phoneNumber(text) ?? text;
  const figures = number.slice(2);
  return number.length < 20 && AMERICAN.test(number.slice(1))
    ? `(${figures.slice(0, 3)}) ${figures.slice(3, 6)}-${figures.slice(6)}`
    : number;
}
