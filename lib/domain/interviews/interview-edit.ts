import { DEFAULT_LANGUAGE, toLanguage } from "../text/languages.ts";
import { dayIn } from "./deadline.ts";
import { type InterviewWithQuestions, LIMITS } from "./interview.ts";
import { deadlineOf, type InterviewForm } from "./interview-form.ts";
import { renumber } from "./question.ts";
import type { StoredInterview } from "./stored-interview.ts";

/** An interview as the handler answers it. */
export function toStored(interview: InterviewWithQuestions): StoredInterview {
  const { id, revision, title, language, description, deadline, kiosk, screening } = interview;
  return {
    ...{ id, revision, title, language, description, deadline, kiosk, screening },
    closed: interview.closedAt !== null,
    hourly_wage: interview.hourlyRate,
    show_hints_and_tips: interview.showHints,
    show_availability_calendar: interview.showAvailability,
    require_phone: interview.requirePhone,
    questions: interview.questions.map((question) => ({
      id: question.id,
      question_text: question.text,
      question_order: question.order,
      question_type: question.answerType,
      max_duration: question.maxDuration,
      max_retakes: question.maxRetakes,
      max_characters: question.maxCharacters,
      thinking_time: question.thinkingTime,
    })),
  };
}

/** The form that an interview is edited in, with the deadline as its day in the company's zone. */
export function formOf(stored: StoredInterview, timeZone: string): InterviewForm {
  return {
    title: stored.title,
    language: toLanguage(stored.language) ?? DEFAULT_LANGUAGE,
    hourlyRate: stored.hourly_wage ?? "",
    description: stored.description,
    questions: renumber(
      stored.questions.map((question) => ({
        id: question.id,
        text: question.question_text,
        order: question.question_order,
        answerType: question.question_type,
        maxDuration: question.max_duration,
        maxRetakes: question.max_retakes,
        maxCharacters: question.max_characters,
        thinkingTime: question.thinking_time,
      })),
    ),
    showHints: stored.show_hints_and_tips,
    showAvailability: stored.show_availability_calendar,
    kiosk: stored.kiosk,
    requirePhone: stored.require_phone,
    screening: stored.screening,
    deadline: stored.deadline === null ? "" : dayIn(timeZone, new Date(stored.deadline)),
  };
}

/** The deadline to save, as ISO time: an untouched day keeps its very instant. */
export function editedDeadline(
  form: InterviewForm,
  stored: StoredInterview,
  timeZone: string,
): string | null {
  if (form.deadline === formOf(stored, timeZone).deadline) return stored.deadline;
  return deadlineOf(form, timeZone)?.toISOString() ?? null;
}

/** Whether two states of the form would be saved differently. */
export function isChanged(form: InterviewForm, before: InterviewForm): boolean {
  return JSON.stringify(form) !== JSON.stringify(before);
}

const PARTS = [
  ["title", "the title"],
  ["language", "the language"],
  ["hourlyRate", "the hourly rate"],
  ["description", "the description"],
  ["showHints", "hints and tips"],
  ["showAvailability", "the availability calendar"],
  ["kiosk", "kiosk mode"],
  ["requirePhone", "the phone number requirement"],
  ["deadline", "the deadline"],
] as const satisfies [keyof InterviewForm, string][];

/** What differs between two states, in the form's order: 'the title', 'question 2', 'the number of questions'. */
export function changedParts(before: InterviewForm, after: InterviewForm): string[] {
  const fields = PARTS.filter(([name]) => before[name] !== after[name]).map(([, words]) => words);
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

/** What a copy is called; cut where the table would not take it. */
export function copyTitle(title: string): string {
  return [...`Copy of ${title}`].slice(0, LIMITS.title).join("");
}
