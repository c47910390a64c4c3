import { AppError } from "#lib/domain/core/errors";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { type Db, refusalOf, unwrapOr } from "../db.ts";

/**
 * Opens one question, or all of them (null), to one candidate again, as the company's owner.
 * @throws AppError `not_found`, or `conflict` if the owner's address is not proved, the candidate's takes no mail, another question waits or a hold keeps the answers
 */
export async function reopenAttempt(
  db: Db,
  attemptId: string,
  questionId: string | null,
): Promise<void> {
  const answer = await db.rpc("reopen_attempt", {
    p_attempt: attemptId,
    ...(questionId !== null && { p_question: questionId }),
  });
  const refusal = refusalOf(answer.error);
  if (refusal === "attempt_unknown" || refusal === "question_unknown")
    throw new AppError("not_found", RETRY_TEXTS.unknown);
  unwrapOr(answer, {
    owner_unproved: RETRY_TEXTS.unproved,
    mail_stopped: RETRY_TEXTS.mailStopped,
    retry_waiting: RETRY_TEXTS.waiting,
    on_hold: RETRY_TEXTS.onHold,
  });
}
