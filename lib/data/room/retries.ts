import { AppError } from "#lib/domain/core/errors";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { type Db, databaseError, refusalOf } from "../db.ts";

/**
 * Opens one question, or all of them (null), to one candidate again, as the company's owner.
 * @throws AppError `not_found`, or `conflict` if the owner's address is not proved, the candidate's takes no mail, another question waits or a hold keeps the answers
 */
export async function reopenAttempt(
  db: Db,
  attemptId: string,
  questionId: string | null,
): Promise<void> {
  const { error } = await db.rpc("reopen_attempt", {
    p_attempt: attemptId,
    ...(questionId !== null && { p_question: questionId }),
  });
  if (error === null) return;
  switch (refusalOf(error)) {
    case "attempt_unknown":
    case "question_unknown":
      throw new AppError("not_found", RETRY_TEXTS.unknown);
    case "owner_unproved":
      throw new AppError("conflict", RETRY_TEXTS.unproved);
    case "mail_stopped":
      throw new AppError("conflict", RETRY_TEXTS.mailStopped);
    case "retry_waiting":
      throw new AppError("conflict", RETRY_TEXTS.waiting);
    case "on_hold":
      throw new AppError("conflict", RETRY_TEXTS.onHold);
    default:
      throw databaseError(error);
  }
}
