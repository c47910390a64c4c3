import type { InterviewForm } from "./interview-form.ts";

/** What the database has beside what the form holds. Instants are ISO strings. */
type Facts = {
  id: string;
  /** Names it in the candidate's link. */
  key: string;
  deadline: string | null;
  /** When the employer closed it, whatever the deadline says. */
  closedAt: string | null;
  /** Counts the edits. */
  revision: number;
  link: string;
  createdAt: string;
};

/** What its employer wrote and chose, without what is asked. */
export type Written = Omit<InterviewForm, "deadline" | "questions" | "screening">;

/** A stored interview as lists show it, in the words of the form. */
export type Interview = Facts & Written;

/** A stored interview with its questions. */
export type StoredInterview = Facts & Omit<InterviewForm, "deadline">;
