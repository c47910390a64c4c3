import * as z from "zod/mini";
import { NO_ADDRESSES, readsAsAddress } from "../text/address.ts";
import { LANGUAGES } from "../text/languages.ts";
import { filled, text, trimmed } from "../text/text.ts";
import { isDay } from "./deadline.ts";
import { LIMITS } from "./interview.ts";
import { SCREENING_LIMITS } from "./screening.ts";

const CODE = z.enum(LANGUAGES.map(({ code }) => code));

const DAY_LENGTH = "2026-12-24".length;

const byLanguage = <Words extends z.core.$ZodType>(words: Words) =>
  z._default(z.partialRecord(CODE, words), {});

/** A question's words in other languages, as requests carry them. `message` is said of empty ones. */
export function askedTranslations(message: string, limit: number) {
  return byLanguage(
    z.object({
      text: filled(message, limit),
      options: z
        .array(filled(message, SCREENING_LIMITS.option))
        .check(z.maxLength(SCREENING_LIMITS.options)),
      drafted: z.optional(text(DAY_LENGTH).check(z.refine(isDay, "Use a day like 2026-12-24"))),
    }),
  );
}

/** An interview's title, description and pay in other languages, as requests carry them. */
export const jobTranslations = byLanguage(
  z.object({
    title: trimmed(LIMITS.title).check(z.refine((words) => !readsAsAddress(words), NO_ADDRESSES)),
    description: trimmed(LIMITS.description),
    pay: z.optional(trimmed(LIMITS.hourlyRate)),
  }),
);

/** Both of them, and the languages, as a browser keeps them. */
export const storedAsked = byLanguage(
  z.object({
    text: z.string(),
    options: z.array(z.string()),
    drafted: z.catch(z.optional(z.string().check(z.refine(isDay))), undefined),
  }),
);
export const storedJob = byLanguage(
  z.object({ title: z.string(), description: z.string(), pay: z.optional(z.string()) }),
);
export const storedLanguages = z._default(z.array(CODE), []);
