import { AppError } from "#lib/domain/core/errors";
import { type ReminderWay, STARTED_TEXTS, type Started } from "#lib/domain/interviews/started";
import { type Db, refusalOf, unwrap, unwrapOr } from "../db.ts";

/**
 * Who began one of the reader's interviews and hasn't submitted it, the last active first, and how many they are. Nobody is
 * named while the plan's places are used up.
 */
export async function listStarted(
  db: Db,
  interviewId: string,
): Promise<{ count: number; people: Started[] }> {
  const [count, people] = await Promise.all([
    db.rpc("started_count", { p_interview: interviewId }),
    db.rpc("started_people", { p_interview: interviewId }),
  ]);
  return {
    count: unwrap(count),
    people: unwrap(people).map((row) => ({
      attemptId: row.attempt_id,
      name: row.candidate_name,
      email: row.candidate_email,
      phone: row.candidate_phone,
      language: row.language,
      progress: { questions: row.questions, answered: row.answered, reached: row.reached },
      since: row.since,
      over: row.over,
      remindedAt: row.reminded_at,
    })),
  };
}

/**
 * Keeps that the owner reminds somebody, once, and mails the reminder if it is to go by mail.
 * @returns whether this press did it, and no earlier one
 * @throws AppError `not_found`, or `conflict` if the interview is closed or the owner's address is not proved
 */
export async function remindStarted(db: Db, attemptId: string, by: ReminderWay): Promise<boolean> {
  const answer = await db.rpc("remind_started", {
    p_attempt: attemptId,
    p_mail: by === "email",
  });
  if (refusalOf(answer.error) === "attempt_unknown")
    throw new AppError("not_found", STARTED_TEXTS.gone);
  const { closed, unproved } = STARTED_TEXTS;
  return unwrapOr(answer, { interview_closed: closed, owner_unproved: unproved });
}
