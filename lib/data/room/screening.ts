import { type ScreeningState, toAsked } from "#lib/domain/interviews/screening";
import type { RoomState } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";
import { toScreening } from "../interviews/questions.ts";
import { unwrapRoom } from "./room-errors.ts";

/** What a candidate is asked before the interview in the language of their room, and whether they may go on; never the rule. */
export async function readScreening(
  service: ServiceDb,
  attemptId: string,
): Promise<RoomState["screening"]> {
  const attempt = unwrap(
    await service
      .from("interview_attempts")
      .select("screening, language, interview_revision")
      .eq("id", attemptId)
      .single(),
  );
  if (attempt.screening !== "due") return { state: attempt.screening, questions: [] };
  const rows = unwrap(await service.rpc("screening_of", { p_attempt: attemptId }));
  const questions = rows.map((row) =>
    toAsked(toScreening(row, attempt.interview_revision), attempt.language),
  );
  return { state: attempt.screening, questions, language: attempt.language };
}

/**
 * Keeps the answers, {question: option from 0}, with the language that was on the screen, and decides by the employer's
 * rule, once.
 * @throws AppError `conflict` if an answer is missing, `gone` past the deadline
 */
export async function answerScreening(
  service: ServiceDb,
  attemptId: string,
  answers: Record<string, number>,
  language: LanguageCode | undefined,
): Promise<ScreeningState> {
  return unwrapRoom(
    await service.rpc("answer_screening", {
      p_attempt: attemptId,
      p_answers: answers,
      ...(language && { p_language: language }),
    }),
  );
}
