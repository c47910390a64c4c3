import * as z from "zod/mini";
import { parseJson } from "../core/json.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../text/languages.ts";
import { HEAR_BACK_DAYS } from "./interview.ts";
import type { InterviewDraft } from "./interview-draft.ts";
import { isUntouched, WIZARD_STEPS } from "./interview-form.ts";
import { ANSWER_TYPES, renumber } from "./question.ts";
import { storedScreeningSchema } from "./screening-request.ts";
import { storedAsked, storedJob, storedLanguages } from "./translations-request.ts";

const draftSchema = z.object({
  interviewId: z.uuid(),
  sent: z.boolean(),
  step: z.enum(WIZARD_STEPS),
  savedAt: z.number(),
  form: z.object({
    title: z.string(),
    language: z.catch(z.enum(LANGUAGES.map(({ code }) => code)), DEFAULT_LANGUAGE),
    languages: storedLanguages,
    translations: storedJob,
    writtenFor: z.optional(z.record(z.string(), z.string())),
    hourlyRate: z.string(),
    hearBackDays: z._default(z.nullable(z.literal(HEAR_BACK_DAYS)), null),
    description: z.string(),
    questions: z.pipe(
      z
        .array(
          z.object({
            id: z.string(),
            text: z.string(),
            translations: storedAsked,
            order: z.number(),
            answerType: z.enum(ANSWER_TYPES),
            maxDuration: z.number(),
            maxRetakes: z.number(),
            maxCharacters: z.number(),
            thinkingTime: z.number(),
          }),
        )
        .check(z.minLength(1)),
      z.transform((questions) => renumber(questions)),
    ),
    showHints: z.boolean(),
    showAvailability: z.boolean(),
    kiosk: z._default(z.boolean(), false),
    requirePhone: z._default(z.boolean(), false),
    screening: z._default(storedScreeningSchema, []),
    deadline: z.string(),
    shift: z._default(z.string(), ""),
  }),
});

/** A stored draft that has something in it, or null. */
export function parseDraft(text: string | null): InterviewDraft | null {
  if (text === null) return null;
  const parsed = draftSchema.safeParse(parseJson(text));
  return parsed.success && !isUntouched(parsed.data.form) ? parsed.data : null;
}
