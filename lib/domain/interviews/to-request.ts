import {
  deadlineOf,
  type InterviewForm,
  type SwitchColumn,
  type SwitchName,
} from "./interview-form.ts";
import type { InterviewChangeInput, InterviewRequestInput } from "./interview-request.ts";
import type { OptionColumn, OptionName, QuestionForm } from "./question.ts";
import type { ScreeningQuestion } from "./screening.ts";
import type { StoredInterview } from "./stored-interview.ts";
import { type AskedWords, isSaid, type Languages, savedIn } from "./translations.ts";

/** What the wizard sends of the form, with the deadline as the end of its day in the company's zone. */
export function toRequest(
  form: InterviewForm,
  sender: { interviewId: string; userId?: string; departmentKey: string | null; timeZone: string },
): InterviewRequestInput {
  return {
    id: sender.interviewId,
    ...(sender.userId !== undefined && { user_id: sender.userId }),
    title: form.title,
    default_language: form.language,
    department: sender.departmentKey,
    description: form.description,
    message_templates: {
      invitation_email: null,
      invitation_sms: null,
      reminder_email: null,
      reminder_sms: null,
      interview_completed_email: null,
    },
    questions: form.questions.map((question) => toQuestionRequest(question, form)),
    // Not every client of the call knows these: sent only if they say something.
    ...(form.languages.length > 0 && { translations: savedIn(form, form.translations) }),
    ...(form.screening.length > 0 && {
      screening: form.screening.map(({ id: _new, ...question }) =>
        toScreeningRequest(question, form),
      ),
    }),
    salary: form.hourlyRate,
    settings: toSettings(form, deadlineOf(form, sender.timeZone)?.toISOString() ?? null),
  };
}

/** What the edit form sends: the questions with the ids that they are known by. */
export function toChange(
  form: InterviewForm,
  edited: { revision: number; deadline: string | null },
): InterviewChangeInput {
  return {
    revision: edited.revision,
    title: form.title,
    language: form.language,
    description: form.description,
    hourlyRate: form.hourlyRate,
    questions: form.questions.map((question) => ({
      id: question.id,
      ...toQuestionRequest(question, form),
    })),
    translations: savedIn(form, form.translations),
    screening: form.screening.map((question) => toScreeningRequest(question, form)),
    settings: toSettings(form, edited.deadline),
  };
}

/** What GET /api/interviews/{id} answers. */
export function toAnswer(interview: StoredInterview) {
  return {
    id: interview.id,
    revision: interview.revision,
    title: interview.title,
    language: interview.language,
    translations: interview.translations,
    description: interview.description,
    deadline: interview.deadline,
    shift: interview.shift || null,
    hear_back_days: interview.hearBackDays,
    screening: interview.screening,
    closed: interview.closedAt !== null,
    hourly_wage: interview.hourlyRate || null,
    ...switchColumns(interview),
    questions: interview.questions.map((question) => ({
      id: question.id,
      question_text: question.text,
      translations: question.translations,
      question_order: question.order,
      question_type: question.answerType,
      ...optionColumns(question),
    })),
  };
}

/** A question as requests carry it, with the options of its answer type. */
export function toQuestionRequest(question: Omit<QuestionForm, "id">, form: Languages) {
  const { max_characters, ...video } = optionColumns(question);
  const { text, order, answerType: answer_type } = question;
  const translations = savedIn(form, question.translations, isAsked);
  const words = { text, order, ...(Object.keys(translations).length > 0 && { translations }) };
  return answer_type === "video"
    ? { ...words, answer_type, ...video }
    : { ...words, answer_type, max_retakes: video.max_retakes, max_characters };
}

function toScreeningRequest<Question extends Pick<ScreeningQuestion, "translations">>(
  question: Question,
  form: Languages,
) {
  return { ...question, translations: savedIn(form, question.translations, isAsked) };
}

const isAsked = (words: AskedWords) => isSaid(words, "some");

function toSettings(form: InterviewForm, deadline: string | null) {
  return {
    ...switchColumns(form),
    // Not every client of the call knows these: sent only if they say something.
    kiosk: form.kiosk || undefined,
    require_phone: form.requirePhone || undefined,
    shift: form.shift || undefined,
    hear_back_days: form.hearBackDays ?? undefined,
    deadline,
  };
}

function optionColumns(question: Record<OptionName, number>): Record<OptionColumn, number> {
  return {
    max_duration: question.maxDuration,
    max_retakes: question.maxRetakes,
    max_characters: question.maxCharacters,
    thinking_time: question.thinkingTime,
  };
}

function switchColumns(form: Record<SwitchName, boolean>): Record<SwitchColumn, boolean> {
  return {
    show_hints_and_tips: form.showHints,
    show_availability_calendar: form.showAvailability,
    kiosk: form.kiosk,
    require_phone: form.requirePhone,
  };
}
