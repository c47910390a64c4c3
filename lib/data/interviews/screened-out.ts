import { AppError } from "#lib/domain/core/errors";
import type { ScreenedOut } from "#lib/domain/interviews/screening";
import { RETRY_TEXTS } from "#lib/domain/room/retry";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, refusalOf, unwrap, unwrapOr } from "../db.ts";
import { SCREENING_COLUMNS, toScreeningAnswers } from "./questions.ts";

/** Who did not pass the knockout questions of one of the reader's interviews, the newest first. */
export async function listScreenedOut(
  db: Db,
  interview: { id: string; key: string },
  timeZone: string,
): Promise<ScreenedOut[]> {
  const [people, questions] = await Promise.all([
    db.rpc("screened_out", { p_interview: interview.id }),
    db.from("screening_questions").select(SCREENING_COLUMNS).eq("interview_id", interview.key),
  ]);
  const asked = unwrap(questions);
  return unwrap(people).map((row) => ({
    attemptId: row.attempt_id,
    name: row.candidate_name,
    when: companyDate(row.screened_at, timeZone, true),
    letIn: row.let_in,
    answers: toScreeningAnswers(asked, row.answers, row),
  }));
}

/**
 * Lets somebody in who did not pass, and mails them.
 * @throws AppError `not_found`, or `conflict` if the owner's address is not proved or the candidate's takes no mail
 */
export async function letInCandidate(db: Db, attemptId: string): Promise<void> {
  const answer = await db.rpc("let_in_candidate", { p_attempt: attemptId });
  if (refusalOf(answer.error) === "attempt_unknown") {
    throw new AppError("not_found", "This person isn't waiting anymore.");
  }
  const { unproved, mailStopped } = RETRY_TEXTS;
  unwrapOr(answer, { owner_unproved: unproved, mail_stopped: mailStopped });
}
