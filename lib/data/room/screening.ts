import {
  type AskedScreening,
  SCREENING_KINDS,
  SCREENING_STATES,
  type ScreeningState,
} from "#lib/domain/interviews/screening";
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
  const state = toScreeningState(screening);
  if (state !== "due") return { state, questions: [] };
  const rows = unwrap(await service.rpc("screening_of", { p_attempt: attemptId }));
  const questions = rows.map(({ id, question_text: text, kind, options }) => ({
    ...{ id, text, options },
    kind: SCREENING_KINDS.find((known) => known === kind) ?? "yes_no",
  }));
  return { state, questions };
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
  const decided = unwrapRoom(
    await service.rpc("answer_screening", { p_attempt: attemptId, p_answers: answers }),
  );
  return toScreeningState(decided);
}

function toScreeningState(stored: string): ScreeningState {
  return SCREENING_STATES.find((known) => known === stored) ?? "none";
}
