import * as z from "zod/mini";
import { filled } from "../text/text.ts";
import { hasVisibleCharacter } from "../text/visible.ts";

/** How long a reviewer link can hold, in days. */
export const LINK_DAYS = [3, 7, 14, 30] as const;

/** Links to one candidate that are open at the same time. */
export const MAX_LINKS = 20;

/** How often one link can be opened. */
export const MAX_OPENINGS = 500;

/** Comments through one link. */
export const MAX_COMMENTS = 100;

/** Questions of one link. */
export const MAX_LINK_QUESTIONS = 100;

export const COMMENT_LIMIT = 2000;
export const NAME_LIMIT = 80;

const readable = (message: string, max: number) =>
  filled(message, max).check(z.refine(hasVisibleCharacter, message));

/** What an employer chooses for a reviewer. */
export const reviewLinkSchema = z.object({
  label: readable("Say who this link is for", NAME_LIMIT),
  blind: z.boolean(),
  questionIds: z
    .array(z.uuid(), "Choose at least one question")
    .check(z.maxLength(MAX_LINK_QUESTIONS), z.minLength(1, "Choose at least one question")),
  days: z.literal(LINK_DAYS),
});

/** What a reviewer writes. `questionId` is null if it is about all answers. */
export const reviewCommentSchema = z.object({
  name: readable("Add your name", NAME_LIMIT),
  comment: readable("Write a comment first", COMMENT_LIMIT),
  questionId: z.nullable(z.uuid()),
});

export const LINK_ENDED = "This review link no longer works.";
export const ENDED_LEAD =
  "Open the link that you were given once more. If it has expired or was turned off, ask the person who gave it to you for a new one.";
export const TOO_MANY_LINKS = `A candidate can have up to ${MAX_LINKS} open links. Turn one off, then create this one.`;
export const TOO_MANY_COMMENTS =
  "This link has as many comments as it can hold. Your comment wasn't sent. Please tell the person who gave you the link.";

export type ReviewComment = {
  id: string;
  by: string;
  /** Null: about all answers. */
  question: number | null;
  comment: string;
  at: string;
};

/** A reviewer link as its owner sees it. */
export type ReviewLink = {
  id: string;
  label: string;
  blind: boolean;
  questions: number;
  state: "open" | "expired" | "ended";
  /** When it ends or ended, as the company's clock shows it. */
  until: string;
  openings: number;
  lastOpened: string | null;
  comments: ReviewComment[];
};
