import type { AskedScreening, ScreeningState } from "#lib/domain/interviews/screening";
import { type ServiceDb, unwrap } from "../db.ts";
import { unwrapRoom } from "./room-errors.ts";

/** What a candidate is asked before the interview, and whether they may go on; never the rule. */
export async function readScreening(
  service: ServiceDb,
  attemptId: string,
): Promise<{ state: ScreeningState; questions: AskedScreening[] }> {
  const { screening } = unwrap(
    await service.from("interview_attempts").select("screening").eq("id", attemptId).single(),
  );
  if (screening !== "due") return { state: screening, questions: [] };
  const rows = unwrap(await service.rpc("screening_of", { p_attempt: attemptId }));
  const questions = rows.map(({ id, question_text: text, kind, options }) => ({
    id,
    text,
    options,
    kind,
  }));
  return { state: screening, questions };
}

/**
 * Keeps the answers, {question: option from 0}, and decides by the employer's rule, once.
 * @throws AppError `conflict` if an answer is missing, `gone` past the deadline
 */
export async function answerScreening(
  service: ServiceDb,
  attemptId: string,
  answers: Record<string, number>,
): Promise<ScreeningState> {
  return unwrapRoom(
    await service.rpc("answer_screening", { p_attempt: attemptId, p_answers: answers }),
  );
}
