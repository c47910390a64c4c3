/** What came of a call or a text to a candidate. */
export const CONTACT_OUTCOMES = ["no_answer", "talking", "booked", "no_show", "not_a_fit"] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

export const CONTACT_TEXTS: Record<ContactOutcome, string> = {
  no_answer: "Called, no answer",
  talking: "Talking",
  booked: "Booked",
  no_show: "Didn't show up",
  not_a_fit: "Not a fit",
};

/** Characters of a company's own words for what came of a call. */
export const CONTACT_WORDS_LIMIT = 40;

/** Of its own words, a company is offered those that it used last. */
export const CONTACT_WORDS_OFFERED = 4;

/** Entries about one candidate. */
export const MAX_CONTACTS = 200;

/** Said if a candidate has as many entries as are kept. */
export const TOO_MANY_CONTACTS = `A candidate can have up to ${MAX_CONTACTS} entries. This one wasn't saved.`;

/** Said if an entry comes with the id of one that says something else. */
export const OTHER_CONTACT =
  "Something else was saved here before. Reload the page to see it. This one wasn't saved.";

/** What came of the last call: one of ours, or the company's own words. `at` is as the company's clock shows it. */
export type Contact = {
  id: string;
  outcome: ContactOutcome | null;
  ownWords: string | null;
  at: string;
};

/** One entry of the log: `by` is a person's name, null if they gave none; `takenBack` is when, null if it holds. */
export type ContactEntry = Contact & { by: string | null; takenBack: string | null };

/** The newest entry first; `words` are the company's own that it used last. */
export type ContactLog = { entries: ContactEntry[]; words: string[] };

/** The last entry that holds. */
export function lastContact({ entries }: ContactLog): Contact | null {
  return entries.find(({ takenBack }) => takenBack === null) ?? null;
}

/** When an entry was made, which is not when anything is to be. */
export function loggedAt({ at }: Pick<Contact, "at">): string {
  return `logged ${at}`;
}

/** What came of it, as a screen says it. */
export function contactWords({ outcome, ownWords }: Pick<Contact, "outcome" | "ownWords">): string {
  return outcome === null ? (ownWords ?? "") : CONTACT_TEXTS[outcome];
}
