import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { plainDigits } from "../text/digits.ts";
import { stripInvisible } from "../text/invisible.ts";

/** What a candidate says about themselves. */
export type CandidateDetails = { name: string; email: string; phone: string };

/** The most that a handler reads of each field; `candidateFaults` says what fits. */
export const DETAILS_LIMITS = { name: 1000, email: EMAIL_LIMIT, phone: 200 } as const;

export type DetailsFault = "missing" | "invalid" | "too_long";

export const NAME_LIMIT = 200;
export const PHONE_LIMIT = 40;
const PHONE_DIGITS = 5;
const PHONE = /^[+(\d][\d\s().-]{5,38}(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/** What is wrong with each field; an empty object if nothing is. The phone may be left empty unless it is required. */
export function candidateFaults(
  details: CandidateDetails,
  phoneRequired = false,
): Partial<Record<keyof CandidateDetails, DetailsFault>> {
  const { name, email, phone } = trimmedDetails(details);
  const faults: Partial<Record<keyof CandidateDetails, DetailsFault>> = {};
  if (stripInvisible(name).trim() === "") faults.name = "missing";
  else if ([...name].length > NAME_LIMIT) faults.name = "too_long";
  else if (!hasVisibleLetter(name)) faults.name = "invalid";
  if (email === "") faults.email = "missing";
  else if (email.length > EMAIL_LIMIT) faults.email = "too_long";
  else if (!isEmail(email)) faults.email = "invalid";
  if (phone === "" && phoneRequired) faults.phone = "missing";
  else if (phone.length > PHONE_LIMIT) faults.phone = "too_long";
  else if (phone !== "" && !isPhone(phone)) faults.phone = "invalid";
  return faults;
}

function isPhone(phone: string): boolean {
  return PHONE.test(phone) && phone.replace(/\D/g, "").length >= PHONE_DIGITS;
}

/** Some letters, such as the Hangul fillers, are there and show nothing. */
function hasVisibleLetter(name: string): boolean {
  return /\p{L}/u.test(name.replace(/\p{Default_Ignorable_Code_Point}/gu, ""));
}

/**
 * Without the blanks that a phone's keyboard leaves behind; address and number also without what nobody sees, and with
 * digits that every reader and mail server knows.
 */
export function trimmedDetails({ name, email, phone }: CandidateDetails): CandidateDetails {
  return {
    name: name.replace(/[\s\p{Cc}]+/gu, " ").trim(),
    email: plainDigits(stripInvisible(email).trim()),
    phone: plainDigits(stripInvisible(phone.normalize("NFKC")).trim()),
  };
}

/** The only thing about a person that a shared screen shows before they say who they are. */
export function firstLetter(name: string): string {
  return ([...stripInvisible(name).trim()][0] ?? "").toLocaleUpperCase();
}
