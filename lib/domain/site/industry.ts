import * as z from "zod/mini";
import { ANSWER_TYPES } from "../interviews/question.ts";

/** `es` is the same in Spanish, `why` is what an employer learns from it. */
const questionSchema = z.strictObject({
  text: z.string(),
  es: z.string(),
  answerType: z.enum(ANSWER_TYPES),
  why: z.string(),
});

/** What the page of one trade says: a file of content/trades. */
export const industryTextSchema = z.strictObject({
  /** The last part of its address; the name and the line stand in the list of trades. */
  slug: z.string(),
  heading: z.string(),
  /** The blog's category with articles for it, if that has another name than the trade. */
  articles: z.optional(z.string()),
  /** For search results. */
  description: z.string(),
  lead: z.string(),
  /** What is hard about hiring here. */
  pains: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  sample: z.strictObject({
    /** The job, which becomes the interview's title. */
    title: z.string(),
    /** What applicants are told of the job; a start that the employer edits. */
    description: z.string(),
    es: z.strictObject({ title: z.string(), description: z.string() }),
    questions: z.array(questionSchema),
  }),
  /** What good answers show, and what deserves a second look. */
  signs: z.strictObject({ good: z.array(z.string()), careful: z.array(z.string()) }),
  /** What people of the trade name, with commas between, in English and Spanish. No page shows it: facts are read by it. */
  terms: z.strictObject({
    roles: z.string(),
    work: z.string(),
    /** Places of work where people also live, learn or are cared for: being there is no job. */
    stays: z.string(),
    certificates: z.string(),
    licenses: z.string(),
    tools: z.string(),
  }),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});

export type SampleQuestion = z.infer<typeof questionSchema>;
export type IndustryText = z.infer<typeof industryTextSchema>;
