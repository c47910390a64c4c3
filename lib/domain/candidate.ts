/** What a candidate says about themselves. */
export type CandidateDetails = { name: string; email: string; phone: string };

export type DetailsFault = "missing" | "invalid" | "too_long";

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;
const PHONE = /^[+(\d][\d\s().-]{5,38}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;

/** What is wrong with each field; an empty object where nothing is. The phone may be left empty. */
export function candidateFaults(
  details: CandidateDetails,
): Partial<Record<keyof CandidateDetails, DetailsFault>> {
  const { name, email, phone } = tidyDetails(details);
  const faults: Partial<Record<keyof CandidateDetails, DetailsFault>> = {};
  if (name === "") faults.name = "missing";
  else if ([...name].length > 200) faults.name = "too_long";
  if (email === "") faults.email = "missing";
  else if (email.length > 320) faults.email = "too_long";
  else if (!EMAIL.test(email)) faults.email = "invalid";
  if (phone.length > 40) faults.phone = "too_long";
  else if (phone !== "" && !PHONE.test(phone)) faults.phone = "invalid";
  return faults;
}

/** Without the blanks that a phone's keyboard leaves behind. */
export function tidyDetails(details: CandidateDetails): CandidateDetails {
  return {
    name: details.name.trim().replace(/\s+/g, " "),
    email: details.email.trim(),
    phone: details.phone.trim(),
  };
}

/** The only thing about a person that a shared screen shows before they say who they are. */
export function firstLetter(name: string): string {
  return ([...name.trim()][0] ?? "").toLocaleUpperCase();
}
