/** Where a mail to the candidate is drafted and sent after a decision. */
export function decisionMailPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/decision-mail`;
}

/** Where an answer is translated. */
export function translationPath(attemptId: string, questionId: string): string {
  return `/api/attempts/${attemptId}/answers/${questionId}/translation`;
}

/** Where an employer keeps a note about a candidate. */
export function notesPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/notes`;
}

/** Where what came of a call to a candidate is kept. */
export function contactsPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/contacts`;
}

/** Where one of those entries is taken back. */
export function contactPath(attemptId: string, contactId: string): string {
  return `${contactsPath(attemptId)}/${contactId}`;
}

/** Where one of those notes is removed. */
export function notePath(attemptId: string, noteId: string): string {
  return `${notesPath(attemptId)}/${noteId}`;
}

/** Where a link for a reviewer is made. */
export function reviewersPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/reviewers`;
}

/** Where one of those links is ended. */
export function reviewerPath(attemptId: string, linkId: string): string {
  return `${reviewersPath(attemptId)}/${linkId}`;
}

/** The link of somebody who reviews without an account. */
export function reviewPath(token: string): string {
  return `/review/${token}`;
}

/** The page that it opens, to the browser where it was pressed. */
export function reviewPagePath(linkId: string): string {
  return `/review/answers/${linkId}`;
}

/** Where a reviewer's comment goes. */
export function reviewCommentsPath(linkId: string): string {
  return `/api/review/${linkId}/comments`;
}

/** Where a reviewer watches one of the chosen answers. */
export function reviewMediaPath(linkId: string, mediaId: string): string {
  return `/api/review/${linkId}/media/${mediaId}`;
}

/** Where times are offered to candidates. */
export const OFFERS_PATH = "/api/offers";

/** Where a booking's owner takes it back, or keeps that nobody came. */
export function bookingPath(attemptId: string, bookingId: string): string {
  return `/api/attempts/${attemptId}/bookings/${bookingId}`;
}

/** A candidate's link to the times that they are offered. */
export function timesPath(token: string): string {
  return `/times/${token}`;
}

/** Where a press there goes; below it, the calendar file. */
export function timesApiPath(token: string, what: "" | "/calendar" = ""): string {
  return `/api/times/${token}${what}`;
}

/** The calendar of a company's bookings, for any calendar program. */
export function calendarPath(token: string): string {
  return `/api/calendar/${token}`;
}
