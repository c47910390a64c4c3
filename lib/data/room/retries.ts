import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { AppError } from "#lib/domain/site/errors";
import { type Db, databaseError, unwrap } from "../db.ts";

/**
 * Opens one question, or all of them (null), to one candidate again, as the company's owner.
 * @throws AppError `not_found`, or `conflict` where the owner's address is not proved, the candidate's takes no mail, another question waits or a hold keeps the answers
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
  if (/attempt_unknown|question_unknown/.test(error.message)) {
    throw new AppError("not_found", RETRY_TEXTS.unknown);
  }
  if (error.message.includes("owner_unproved")) {
    throw new AppError("conflict", RETRY_TEXTS.unproved);
  }
  if (error.message === "mail_stopped") throw new AppError("conflict", RETRY_TEXTS.mailStopped);
  if (error.message.includes("retry_waiting")) {
    throw new AppError("conflict", RETRY_TEXTS.waiting);
  }
  if (error.message === "on_hold") throw new AppError("conflict", RETRY_TEXTS.onHold);
  throw databaseError(error);
}

/** What of an attempt is open again, and until when; null where nothing is. */
export async function readOpenRetry(
  db: Db,
  attemptId: string,
): Promise<{ questionId: string | null; closes: string } | null> {
  const [row] = unwrap(await db.rpc("waiting_retry", { p_attempt: attemptId }));
  return row ? { questionId: row.question_id, closes: row.closes } : null;
}
