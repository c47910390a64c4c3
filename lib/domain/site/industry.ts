import type { AnswerType } from "../interviews/question.ts";

export type SampleQuestion = {
  text: string;
  answerType: AnswerType;
  /** What an employer learns from it. */
  why: string;
};

/** What the page of one trade says. */
export type IndustryText = {
  /** The last part of its address; the name and the line stand in the list of trades. */
  slug: string;
  heading: string;
  /** The blog's category with articles for it, where that has another name than the trade. */
  articles?: string;
  /** For search results. */
  description: string;
  lead: string;
  /** What is hard about hiring here. */
  pains: readonly { title: string; text: string }[];
  sample: {
    /** The job, which becomes the interview's title. */
    title: string;
    /** What applicants are told of the job; a start that the employer edits. */
    description: string;
    questions: readonly SampleQuestion[];
  };
  /** What good answers show, and what deserves a second look. */
  signs: { good: readonly string[]; careful: readonly string[] };
  faq: readonly { question: string; answer: string }[];
};
