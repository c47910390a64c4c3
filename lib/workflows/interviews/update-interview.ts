import type { Db } from "#lib/data/db";
import { readInterview, updateInterview as store } from "#lib/data/interviews/interviews";
import { deadlineProblem } from "#lib/domain/interviews/deadline";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import type { InterviewChange } from "#lib/domain/interviews/interview-request";
import { AppError } from "#lib/domain/site/errors";

/**
 * Saves an edit of the reader's own interview. Answers given and scores made stay with the questions they belong to.
 * @throws AppError `not_found`, `invalid_input` for a new deadline that has passed, `conflict` where another edit was
 *   saved since
 */
export async function updateInterview(
  db: Db,
  id: string,
  change: InterviewChange,
): Promise<{ id: string; revision: number }> {
  const before = await readInterview(db, id);
  if (before === null) throw new AppError("not_found", EDIT_TEXTS.missing);
  const deadline = change.settings.deadline ? new Date(change.settings.deadline) : null;
  const kept = before.deadline !== null && deadline?.getTime() === Date.parse(before.deadline);
  const late = kept ? null : deadlineProblem(deadline, new Date());
  if (late) throw new AppError("invalid_input", late, { fields: { deadline: late } });
  const { revision } = await store(db, id, change);
  return { id, revision };
}
