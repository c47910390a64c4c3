import type { Db } from "#lib/data/db";
import { createInterview, readInterview } from "#lib/data/interviews/interviews";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { copyTitle, formOf, toStored } from "#lib/domain/interviews/interview-edit";
import { interviewRequestSchema, toRequest } from "#lib/domain/interviews/interview-request";
import { AppError } from "#lib/domain/site/errors";

/**
 * Makes another interview of the reader's company with the same questions and settings, but no deadline.
 * @param linkBase the candidate's address up to the key
 * @throws AppError `not_found`
 */
export async function copyInterview(
  db: Db,
  { from, to }: { from: string; to: string },
  linkBase: string,
): Promise<{ id: string; title: string }> {
  const interview = await readInterview(db, from);
  if (interview === null) throw new AppError("not_found", EDIT_TEXTS.missing);
  const form = {
    ...formOf(toStored({ ...interview, deadline: null }), "UTC"),
    title: copyTitle(interview.title),
  };
  const sender = { interviewId: to, departmentKey: null, timeZone: "UTC" };
  const request = interviewRequestSchema.parse(toRequest(form, sender));
  const made = await createInterview(db, request, linkBase);
  return { id: made.id, title: made.title };
}
