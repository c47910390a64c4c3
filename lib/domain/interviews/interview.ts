import { hasPassed } from "../text/dates.ts";

/** Whether nobody new can start: the employer closed it, or its deadline is over. */
export function isClosed(
  { closedAt, deadline }: { closedAt: string | null; deadline: string | null },
  now: Date,
): boolean {
  return closedAt !== null || hasPassed(deadline, now);
}

/** The most that the tables take, in characters. */
export const LIMITS = { title: 200, description: 10_000, hourlyRate: 100 } as const;

/** Within how many days an employer can promise that candidates hear back. */
export const HEAR_BACK_DAYS = [1, 2, 3, 5, 7, 14, 30];

/** What stops an interview from being saved, word for word. */
export const INTERVIEW_PROBLEMS = {
  title: "Interview title is required",
  description: "Interview description is required",
  questionText: "All questions must have text",
  noQuestions: "You must have at least one question",
  languages:
    "Questions can be in the languages of the interview's translations, which leave out its own",
} as const;

/** What loading, saving, closing and deleting an interview can answer, word for word. */
export const EDIT_TEXTS = {
  loading: "Loading interview data...",
  loadFailed: "Failed to load interview data",
  noQuestions: "No questions found for this interview.",
  loadError: "Error loading interview",
  saving: "Saving Changes",
  saved: "Interview updated successfully!",
  failed: "Failed to update interview",
  error: "Error updating interview",
  deleted: "Interview deleted successfully",
  deleteFailed: "Failed to delete interview",
  onHold:
    "This interview or one of its candidates is on legal hold. Nothing was deleted. Lift the hold in Company Settings first.",
  missing: "This interview doesn't exist anymore.",
  changed: "Someone saved another change to this interview after you opened it.",
} as const;

/** What creating an interview can answer, word for word. */
export const CREATE_TEXTS = {
  signedOut: "You must be logged in to create an interview",
  noCompany:
    "Could not find your company profile or Willow key. Finish setting up your company in Settings, then try again.",
  failed: "Failed to create interview",
  because: (message: string) => `An error occurred: ${message}`,
  questionsFailed: "Question insert failed. Your questions couldn't be saved. Please try again.",
  unexpected: "An unexpected error occurred",
  created: "Interview created successfully!",
  copied: "Link copied to clipboard!",
  copyFailed: "Failed to copy link",
} as const;
