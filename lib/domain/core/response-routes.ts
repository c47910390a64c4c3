import { routes } from "./routes.ts";

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

/** Where candidates are tagged, and the company's tags are read. */
export const TAGS_PATH = "/api/attempts/tags";

/** Where a candidate is given to somebody of the company. */
export function assignmentPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/assignment`;
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

/** One shortlist: its people, its links and what came back. */
export function shortlistPath(shortlistId: string): string {
  return `${routes.shortlists}/${shortlistId}`;
}

/** Where shortlists are read and made, and people put on them. */
export const SHORTLISTS_PATH = "/api/shortlists";

/** One shortlist for a handler: its name, its order and its deletion. */
export function shortlistApiPath(shortlistId: string): string {
  return `${SHORTLISTS_PATH}/${shortlistId}`;
}

/** Somebody on a shortlist. */
export function shortlistPersonPath(shortlistId: string, attemptId: string): string {
  return `${shortlistApiPath(shortlistId)}/people/${attemptId}`;
}

/** Where a link to a shortlist, or to one person alone, is made; below it, where one is ended. */
export function linksPath(linkId?: string): string {
  return `${SHORTLISTS_PATH}/links${linkId === undefined ? "" : `/${linkId}`}`;
}

/** A shortlist as a PDF, with what is chosen in its query. */
export function shortlistPdfPath(shortlistId: string): string {
  return `${shortlistApiPath(shortlistId)}/pdf`;
}

/** The link of somebody who reads without an account. */
export function reviewPath(token: string): string {
  return `/review/${token}`;
}

/** The page that it opens, to the browser where it was pressed. */
export function reviewPagePath(linkId: string): string {
  return `/review/answers/${linkId}`;
}

/** Where what a reader says of somebody goes. */
export function readerAnswersPath(linkId: string): string {
  return `/api/review/${linkId}/answers`;
}

/** Where a reader watches one of the answers. */
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
