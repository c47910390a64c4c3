import { deadlineOf, type InterviewForm } from "./interview-form.ts";
import type { InterviewChangeInput, InterviewRequestInput } from "./interview-request.ts";
import type { QuestionForm } from "./question.ts";

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
    questions: form.questions.map(({ id: _new, ...question }) => toQuestionRequest(question)),
    // Not every client of the call knows the field: sent only where it says something.
    ...(form.screening.length > 0 && {
      screening: form.screening.map(({ id: _new, ...question }) => question),
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
  const { title, language: spoken, description, hourlyRate } = form;
  return {
    revision: edited.revision,
    ...{ title, language: spoken, description, hourlyRate },
    questions: form.questions.map(({ id, ...question }) => ({
      id,
      ...toQuestionRequest(question),
    })),
    screening: form.screening,
    settings: toSettings(form, edited.deadline),
  };
}

function toQuestionRequest({
  text: words,
  order,
  answerType,
  ...chosen
}: Omit<QuestionForm, "id">) {
  const asked = { text: words, order, max_retakes: chosen.maxRetakes };
  return answerType === "video"
    ? {
        ...asked,
        answer_type: answerType,
        max_duration: chosen.maxDuration,
        thinking_time: chosen.thinkingTime,
      }
    : { ...asked, answer_type: answerType, max_characters: chosen.maxCharacters };
}

function toSettings(form: InterviewForm, deadline: string | null) {
  return {
    show_hints_and_tips: form.showHints,
    show_availability_calendar: form.showAvailability,
    // Not every client of the call knows these: sent only where they say something.
    ...(form.kiosk && { kiosk: true }),
    ...(form.requirePhone && { require_phone: true }),
    deadline,
  };
}
