import { shownBranding } from "../company/company.ts";
import type { Access } from "../plans/plans.ts";
import type { RoomCompany, RoomInterview } from "../room/room.ts";
import { toRoomInterview, toRoomQuestion } from "../room/room-interview.ts";
import { deadlineOf, type InterviewForm } from "./interview-form.ts";
import { toAsked } from "./screening.ts";
import type { StoredInterview } from "./stored-interview.ts";

/** Nothing that the preview remembers in the browser may touch a real interview's key. */
const PREVIEW_KEY = "preview";

/** What is in the wizard as the candidate would see it; what is still empty says so. */
export function previewOfForm(
  form: InterviewForm,
  company: RoomCompany,
  timeZone: string,
): RoomInterview {
  const deadline = deadlineOf(form, timeZone)?.toISOString() ?? null;
  const shown = previewOfInterview({ ...form, deadline }, company);
  return {
    ...shown,
    title: shown.title.trim() || "Untitled interview",
    description: shown.description.trim(),
    questions: shown.questions.map((question) => ({
      ...question,
      text: question.text.trim() || `Question ${question.order} has no text yet`,
    })),
  };
}

/** A stored interview as the candidate sees it. */
export function previewOfInterview(
  interview: Omit<InterviewForm, "deadline"> & Pick<StoredInterview, "deadline">,
  company: RoomCompany,
): RoomInterview {
  return {
    ...toRoomInterview(interview),
    key: PREVIEW_KEY,
    deadline: interview.deadline,
    company,
    screening: interview.screening.map((question) => toAsked(question, interview.language)),
    questions: interview.questions.map((question) => toRoomQuestion(question, interview.language)),
  };
}

/** A company as its candidates see it, which its plan decides. */
export function toRoomCompany(company: RoomCompany, access: Access): RoomCompany {
  const { name, logoUrl, primaryColor, secondaryColor } = shownBranding(company, access);
  return { name, logoUrl, primaryColor, secondaryColor, retention: company.retention ?? null };
}
