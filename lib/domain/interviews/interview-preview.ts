import { shownLook } from "../company/company.ts";
import type { Access } from "../plans/plans.ts";
import type { RoomCompany, RoomInterview } from "../room/room.ts";
import { toRoomQuestion } from "../room/room-question.ts";
import type { InterviewWithQuestions } from "./interview.ts";
import { deadlineOf, type InterviewForm } from "./interview-form.ts";
import { toAsked } from "./screening.ts";

/** Nothing that the preview remembers in the browser may touch a real interview's key. */
const PREVIEW_KEY = "preview";

/** What is in the wizard as the candidate would see it; what is still empty says so. */
export function previewOfForm(
  form: InterviewForm,
  company: RoomCompany,
  timeZone: string,
): RoomInterview {
  return {
    key: PREVIEW_KEY,
    title: form.title.trim() || "Untitled interview",
    description: form.description.trim(),
    pay: form.hourlyRate.trim() || null,
    deadline: deadlineOf(form, timeZone)?.toISOString() ?? null,
    language: form.language,
    showHints: form.showHints,
    showAvailability: form.showAvailability,
    kiosk: form.kiosk,
    requirePhone: form.requirePhone,
    company,
    screening: form.screening.map(toAsked),
    questions: form.questions.map((question) => ({
      ...toRoomQuestion(question),
      text: question.text.trim() || `Question ${question.order} has no text yet`,
    })),
  };
}

/** A stored interview as the candidate sees it. */
export function previewOfInterview(
  interview: InterviewWithQuestions,
  company: RoomCompany,
): RoomInterview {
  const { title, description, hourlyRate, deadline, language, showHints, showAvailability, kiosk } =
    interview;
  return {
    key: PREVIEW_KEY,
    title,
    description,
    pay: hourlyRate,
    deadline,
    language,
    showHints,
    showAvailability,
    kiosk,
    requirePhone: interview.requirePhone,
    company,
    screening: interview.screening.map(toAsked),
    questions: interview.questions.map(toRoomQuestion),
  };
}

/** A company as its candidates see it, which its plan decides. */
export function toRoomCompany(company: RoomCompany, access: Access): RoomCompany {
  const { name, logoUrl, primaryColor, secondaryColor } = shownLook(company, access);
  return { name, logoUrl, primaryColor, secondaryColor, retention: company.retention ?? null };
}
