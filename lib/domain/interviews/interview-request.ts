import * as z from "zod/mini";
import { AVAILABILITY, NOT_AVAILABLE } from "../room/availability.ts";
import { DEFAULT_LANGUAGE, type LanguageCode, toLanguage } from "../text/languages.ts";
import { filled, text, title, trimmed } from "../text/text.ts";
import { HEAR_BACK_DAYS, INTERVIEW_PROBLEMS, LIMITS } from "./interview.ts";
import type { SwitchColumn } from "./interview-form.ts";
import {
  MAX_CHARACTERS,
  MAX_DURATIONS,
  MAX_QUESTIONS,
  MAX_RETAKES,
  type OptionColumn,
  QUESTION_TEXT_LIMIT,
  renumber,
  THINKING_TIMES,
  UNSET,
} from "./question.ts";
import { screeningSchema } from "./screening-request.ts";
import { askedTranslations, jobTranslations } from "./translations-request.ts";

/** One of a list, or the unset value, which is also what absence means. */
const option = (list: readonly number[], unset: number) =>
  z._default(z.literal([...new Set([unset, ...list])]), unset);

const questionParts = {
  /** Of a question that is there already. */
  id: z.optional(z.uuid()),
  text: filled(INTERVIEW_PROBLEMS.questionText, QUESTION_TEXT_LIMIT),
  translations: askedTranslations(INTERVIEW_PROBLEMS.questionText, QUESTION_TEXT_LIMIT),
  order: z.int().check(z.gte(1)),
};

const { max_characters, ...videoOptions } = {
  max_duration: option(MAX_DURATIONS, UNSET.maxDuration),
  max_retakes: option(MAX_RETAKES, UNSET.maxRetakes),
  thinking_time: option(THINKING_TIMES, UNSET.thinkingTime),
  max_characters: option(MAX_CHARACTERS, UNSET.maxCharacters),
} satisfies Record<OptionColumn, unknown>;

const questionSchema = z.discriminatedUnion("answer_type", [
  z.object({
    ...questionParts,
    answer_type: z.literal("video"),
    ...videoOptions,
  }),
  z.object({
    ...questionParts,
    answer_type: z.literal("text"),
    max_retakes: videoOptions.max_retakes,
    max_characters,
  }),
]);

const language = z.pipe(
  z.nullish(text(40)),
  z.transform((value, context) => {
    const code = value ? toLanguage(value) : DEFAULT_LANGUAGE;
    if (code) return code;
    context.issues.push({
      code: "custom",
      message: "Choose a language from the list",
      input: value,
    });
    return z.NEVER;
  }),
);

/** Part of the call for clients that send it; none of the messages is in use. */
const noMessages = z.object({
  invitation_email: z.null(),
  invitation_sms: z.null(),
  reminder_email: z.null(),
  reminder_sms: z.null(),
  interview_completed_email: z.null(),
});

const questions = z.pipe(
  z
    .array(questionSchema, INTERVIEW_PROBLEMS.noQuestions)
    .check(
      z.minLength(1, INTERVIEW_PROBLEMS.noQuestions),
      z.maxLength(MAX_QUESTIONS, `Use ${MAX_QUESTIONS} questions or fewer`),
    ),
  z.transform((all) => renumber(all.toSorted((a, b) => a.order - b.order))),
);

const switches = {
  show_hints_and_tips: z._default(z.boolean(), true),
  show_availability_calendar: z._default(z.boolean(), true),
  kiosk: z._default(z.boolean(), false),
  require_phone: z._default(z.boolean(), false),
} satisfies Record<SwitchColumn, unknown>;

const settings = z.object({
  ...switches,
  deadline: z.nullish(text(40).check(z.iso.datetime({ offset: true }))),
  hear_back_days: z._default(z.nullable(z.literal(HEAR_BACK_DAYS)), null),
  shift: z.pipe(
    z.nullish(text(28).check(z.regex(AVAILABILITY))),
    z.transform((week) => (week === NOT_AVAILABLE ? null : (week ?? null))),
  ),
});

const content = {
  title: title(INTERVIEW_PROBLEMS.title, LIMITS.title),
  description: filled(INTERVIEW_PROBLEMS.description, LIMITS.description),
  translations: jobTranslations,
  questions,
  screening: screeningSchema,
  settings,
};

type Said = { translations: object };

/** Every language is shown in the form, and the interview's own words stand once. */
const inItsLanguages = z.refine<
  Said & { language: LanguageCode; questions: Said[]; screening: Said[] }
>(({ language, translations, questions, screening }) => {
  const others = new Set(Object.keys(translations));
  const said = [...questions, ...screening].flatMap((one) => Object.keys(one.translations));
  return !others.has(language) && said.every((code) => others.has(code));
}, INTERVIEW_PROBLEMS.languages);

/** Free text; null for none. */
const hourlyRate = z.pipe(
  z.nullish(trimmed(LIMITS.hourlyRate)),
  z.transform((words) => words || null),
);

/** The body of POST /api/interviews. */
export const interviewRequestSchema = z
  .pipe(
    z.object({
      id: z.uuid(),
      /** If given, it must be the session's own. */
      user_id: z.optional(z.uuid()),
      default_language: language,
      /** The company's key; if given, it must be the sender's own. */
      department: z.nullish(text(64)),
      ...content,
      message_templates: z.nullish(noMessages),
      salary: hourlyRate,
    }),
    z.transform(({ default_language, salary, ...request }) => ({
      ...request,
      language: default_language,
      hourlyRate: salary,
    })),
  )
  .check(inItsLanguages);

export type InterviewRequestInput = z.input<typeof interviewRequestSchema>;
export type InterviewRequest = z.output<typeof interviewRequestSchema>;

/** The body of PUT /api/interviews/{id}: the whole interview, over the revision that was edited. */
export const interviewChangeSchema = z
  .object({
    revision: z.int().check(z.gte(1)),
    language,
    ...content,
    hourlyRate,
  })
  .check(inItsLanguages);

/** What both of them say of the interview. */
export type WantedInterview = Omit<InterviewChange, "revision">;

export type InterviewChangeInput = z.input<typeof interviewChangeSchema>;
export type InterviewChange = z.output<typeof interviewChangeSchema>;

/** What POST /api/interviews answers. */
export const interviewCreatedSchema = z.object({
  id: z.uuid(),
  key: z.string(),
  invite_link: z.string(),
  settings: z.object({
    show_hints_and_tips: z.boolean(),
    show_availability_calendar: z.boolean(),
  }),
});

export type InterviewCreated = z.infer<typeof interviewCreatedSchema>;
