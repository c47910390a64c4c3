import type { InterviewWithQuestions } from "./interview.ts";
import { deadlineOf, type InterviewForm } from "./interview-form.ts";
import type { QuestionForm } from "./question.ts";
import type { RoomCompany, RoomInterview, RoomQuestion } from "./room.ts";

/** A question of the wizard as the candidate sees it. */
export function toRoomQuestion({ answerType, ...question }: QuestionForm): RoomQuestion {
  return { ...question, type: answerType };
}

/** What is in the wizard as the candidate would see it; it has no key, because it is nowhere stored. */
export function previewOfForm(
  form: InterviewForm,
  company: RoomCompany,
  timeZone: string,
): RoomInterview {
  return {
    key: "",
    title: form.title.trim(),
    description: form.description.trim(),
    pay: form.hourlyRate.trim() || null,
    deadline: deadlineOf(form, timeZone)?.toISOString() ?? null,
    language: form.language,
    showHints: form.showHints,
    company,
    questions: form.questions.map(toRoomQuestion),
  };
}

/** A stored interview as the candidate sees it. */
export function previewOfInterview(
  interview: InterviewWithQuestions,
  company: RoomCompany,
): RoomInterview {
  const { key, title, description, hourlyRate, deadline, language, showHints } = interview;
  return {
    key,
    title,
    description,
    pay: hourlyRate,
    deadline,
    language,
    showHints,
    company,
    questions: interview.questions.map(toRoomQuestion),
  };
}
