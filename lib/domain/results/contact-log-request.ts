import * as z from "zod/mini";
import { filled } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";
import { CONTACT_OUTCOMES, CONTACT_WORDS_LIMIT } from "./contact-log.ts";

const EMPTY = "Write what came of it first";

const ownWords = filled(EMPTY, CONTACT_WORDS_LIMIT).check(z.refine(hasVisibleCharacter, EMPTY));

/** The one field of a company's own words. */
export const ownWordsSchema = z.object({ ownWords });

/** One entry of the contact log. Its id comes from the page, so that a second try is the same entry. */
export const contactSchema = z.union([
  z.object({ id: z.uuid(), outcome: z.enum(CONTACT_OUTCOMES) }),
  z.object({ id: z.uuid(), ownWords }),
]);

export type ContactRequest = z.output<typeof contactSchema>;
