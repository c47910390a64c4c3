import * as z from "zod/mini";
import { filled, text } from "../text/text.ts";
import { SCREENING_KINDS, SCREENING_LIMITS, SCREENING_PROBLEMS } from "./screening.ts";
import { askedTranslations, storedAsked } from "./translations-request.ts";

/** Knockout questions as requests carry them. */
export const screeningSchema = z._default(
  z
    .array(
      z
        .object({
          id: z.optional(z.uuid()),
          text: filled(SCREENING_PROBLEMS.text, SCREENING_LIMITS.text),
          kind: z.enum(SCREENING_KINDS),
          options: z
            .array(filled(SCREENING_PROBLEMS.options, SCREENING_LIMITS.option))
            .check(z.maxLength(SCREENING_LIMITS.options)),
          translations: askedTranslations(SCREENING_PROBLEMS.translation, SCREENING_LIMITS.text),
          passing: z
            .array(z.int().check(z.gte(0), z.lt(SCREENING_LIMITS.options)))
            .check(
              z.minLength(1, SCREENING_PROBLEMS.passing),
              z.maxLength(SCREENING_LIMITS.options),
            ),
        })
        .check(
          z.refine(
            ({ kind, options, passing }) =>
              kind === "yes_no"
                ? options.length === 0 && passing.every((index) => index < 2)
                : options.length > 1 && passing.every((index) => index < options.length),
            SCREENING_PROBLEMS.options,
          ),
          z.refine(
            ({ options, translations }) =>
              Object.values(translations).every((words) => words.options.length === options.length),
            SCREENING_PROBLEMS.translation,
          ),
        ),
    )
    .check(z.maxLength(SCREENING_LIMITS.questions)),
  [],
);

/** Knockout questions as a browser keeps them. */
export const storedScreeningSchema = z.array(
  z.object({
    id: text(64),
    text: z.string(),
    kind: z.enum(SCREENING_KINDS),
    options: z.array(z.string()),
    translations: storedAsked,
    passing: z.array(z.number()),
  }),
);
