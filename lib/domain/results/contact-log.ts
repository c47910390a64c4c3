/** What came of a call or a text to a candidate. */
export const CONTACT_OUTCOMES = ["no_answer", "talking", "booked", "not_a_fit"] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

export const CONTACT_TEXTS: Record<ContactOutcome, string> = {
  no_answer: "Called, no answer",
  talking: "Talking",
  booked: "Booked",
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

/** What came of the last call: one of ours, or the company's own words. `at` is as the company's clock shows it. */
export type Contact = { outcome: ContactOutcome | null; ownWords: string | null; at: string };

/** What came of it, as a screen says it. */
export function contactWords({ outcome, ownWords }: Pick<Contact, "outcome" | "ownWords">): string {
  return outcome === null ? (ownWords ?? "") : CONTACT_TEXTS[outcome];
}
