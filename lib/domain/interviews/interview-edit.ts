import { AppError } from "../core/errors.ts";
import { dayIn } from "../text/dates.ts";
import { EDIT_TEXTS, LIMITS } from "./interview.ts";
import { deadlineOf, type InterviewForm } from "./interview-form.ts";
import type { StoredInterview } from "./stored-interview.ts";

/** What the edit page holds of a stored interview. */
export type EditedInterview = {
  id: string;
  revision: number;
  /** Whether the employer closed it, whatever the deadline says. */
  closed: boolean;
  /** The last instant, as ISO time; null for none. */
  deadline: string | null;
  form: InterviewForm;
};

/** Why there is nothing to edit. */
export type LoadFailure = { title: string; detail?: string };

/** A stored interview to edit, with the deadline as its day in the company's zone. */
export function toEdit(
  interview: StoredInterview | null,
  timeZone: string,
): EditedInterview | LoadFailure {
  if (interview === null) return { title: EDIT_TEXTS.loadFailed, detail: EDIT_TEXTS.missing };
  if (interview.questions.length === 0) return { title: EDIT_TEXTS.noQuestions };
  const { id, revision, closedAt, deadline, key: _key, link: _link, ...rest } = interview;
  const { createdAt: _createdAt, ...written } = rest;
  const day = deadline === null ? "" : dayIn(timeZone, new Date(deadline));
  return { id, revision, closed: closedAt !== null, deadline, form: { ...written, deadline: day } };
}

/** Why an interview couldn't be read, in the words of an error of ours. */
export function toLoadFailure(error: unknown): LoadFailure {
  return error instanceof AppError
    ? { title: EDIT_TEXTS.loadFailed, detail: error.message }
    : { title: EDIT_TEXTS.loadError };
}

/** The deadline to save, as ISO time: an untouched day keeps its very instant. */
export function editedDeadline(
  form: InterviewForm,
  over: EditedInterview,
  timeZone: string,
): string | null {
  if (form.deadline === over.form.deadline) return over.deadline;
  return deadlineOf(form, timeZone)?.toISOString() ?? null;
}

/** Whether two states of the form would be saved differently. */
export function isChanged(form: InterviewForm, before: InterviewForm): boolean {
  return JSON.stringify({ ...form, writtenFor: undefined }) !== JSON.stringify(before);
}

const PARTS: Record<
  Exclude<keyof InterviewForm, "questions" | "screening" | "writtenFor">,
  string
> = {
  title: "the title",
  language: "the language",
  languages: "the other languages",
  translations: "the title, description or hourly rate in another language",
  hourlyRate: "the hourly rate",
  hearBackDays: "when candidates hear back",
  description: "the description",
  showHints: "hints and tips",
  showAvailability: "the availability calendar",
  kiosk: "kiosk mode",
  requirePhone: "the phone number requirement",
  deadline: "the deadline",
  shift: "the shift",
};

/** What differs between two states, in the form's order: 'the title', 'question 2', 'the number of questions'. */
export function changedParts(before: InterviewForm, after: InterviewForm): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const fields = Object.entries(PARTS).flatMap(([name, words]) =>
    JSON.stringify(was.get(name)) === JSON.stringify(is.get(name)) ? [] : [words],
  );
  const questions = after.questions.flatMap((question, index) => {
    const { id: _now, ...now } = question;
    const earlier = before.questions[index];
    if (earlier === undefined) return [];
    const { id: _then, ...then } = earlier;
    return JSON.stringify(now) === JSON.stringify(then) ? [] : [`question ${index + 1}`];
  });
  const count =
    before.questions.length === after.questions.length ? [] : ["the number of questions"];
  const rule = (form: InterviewForm) =>
    JSON.stringify(form.screening.map(({ id: _id, ...one }) => one));
  const screening = rule(before) === rule(after) ? [] : ["the knockout questions"];
  return [...fields, ...questions, ...count, ...screening];
}

/** What a copy is called; cut if the table would not take it. */
export function copyTitle(title: string): string {
  return [...`Copy of ${title}`].slice(0, LIMITS.title).join("");
}
