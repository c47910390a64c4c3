import { type ContactLinks, contactLinks, type FirstWords } from "../results/contact.ts";
import { companyDate } from "../text/dates.ts";
import type { LanguageCode } from "../text/languages.ts";

/** The most people who started an interview that a page shows; more are not told apart. */
export const MOST_STARTED = 500;

/** Somebody who began an interview and hasn't submitted it, as the owner sees them: never an answer. */
export type Started = {
  attemptId: string;
  name: string;
  email: string;
  phone: string | null;
  /** In which they began. */
  language: LanguageCode;
  progress: Progress;
  /** ISO: when they were last there. */
  since: string;
  /** Whether the interview no longer takes their answers. */
  over: boolean;
  /** ISO: when somebody of the company reminded them. */
  remindedAt: string | null;
};

/** How far somebody came: `reached` is a question from 1, or 0 before the first one. */
export type Progress = { questions: number; answered: number; reached: number };

/** How an owner reminds somebody: by our mail, or by a text from their own phone. */
export const REMINDER_WAYS = ["email", "text"] as const;

export type ReminderWay = (typeof REMINDER_WAYS)[number];

export const STARTED_TEXTS = {
  gone: "This person isn't on the list anymore. They may have finished, or be answering right now.",
  closed: "This interview is closed, so nobody can finish it anymore.",
  unproved: "Confirm your email address first. Then you can send reminders.",
} as const;

/** Somebody of the list in words, with the ways to reach them as links. */
export type StartedRow = Pick<Started, "attemptId" | "name" | "email" | "phone" | "over"> & {
  links: ContactLinks;
  progress: string;
  /** When they were last there, by the company's clock. */
  since: string;
  /** When somebody of the company reminded them; null for not yet. */
  reminded: string | null;
};

/** `words` are what the owner's own phone and mail are handed. */
export function toStartedRow(
  { attemptId, name, email, phone, over, ...person }: Started,
  words: FirstWords,
  timeZone: string,
): StartedRow {
  return {
    attemptId,
    name,
    email,
    phone,
    over,
    links: {
      ...contactLinks({ email, phone }, words),
      // A mail that asks to finish is ours, and is sent once.
      email: contactLinks({ email, phone }, { ...words, text: "" }).email,
    },
    progress: progressInWords(person.progress),
    since: companyDate(person.since, timeZone, true),
    reminded: person.remindedAt && companyDate(person.remindedAt, timeZone),
  };
}

/** 'Question 3 of 5', or where they are before and after the questions. */
function progressInWords({ questions, answered, reached }: Progress): string {
  if (reached === 0) return "Knockout questions";
  if (answered === questions) return "All answered, not submitted";
  return `Question ${reached} of ${questions}`;
}

/** '12', or '500+' where more are not told apart. */
export function startedInWords(count: number): string {
  return count >= MOST_STARTED ? `${MOST_STARTED}+` : String(count);
}

/** The page of those who started an interview and haven't finished. */
export function startedPath(interviewId: string): string {
  return `/interviews/${interviewId}/started`;
}

/** The handler that keeps that the owner reminds somebody, once, and mails it where that is asked. */
export function reminderPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/reminder`;
}
