import type { RoomAnswer } from "#lib/domain/room";
import { type Db, unwrap } from "./db.ts";
import { toAnswerKind } from "./questions.ts";
import { unwrapRoom } from "./room-errors.ts";

/** What of an attempt has arrived: its answers, and how many takes of each question are finished. Service client. */
export async function readAnswers(
  service: Db,
  attemptId: string,
): Promise<{ answers: RoomAnswer[]; takes: Record<string, number> }> {
  const [responses, media] = await Promise.all([
    service
      .from("responses")
      .select("question_id, answer_type, responses_text, media_id")
      .eq("interview_attempt_id", attemptId),
    service
      .from("media")
      .select("question_id")
      .eq("interview_attempt_id", attemptId)
      .neq("state", "uploading"),
  ]);
  const takes: Record<string, number> = {};
  for (const { question_id: id } of unwrap(media)) takes[id] = (takes[id] ?? 0) + 1;
  const answers = unwrap(responses).map((row): RoomAnswer => {
    const type = toAnswerKind(row.answer_type);
    return {
      questionId: row.question_id,
      type,
      text: type === "text" ? row.responses_text : null,
      recordingId: row.media_id,
    };
  });
  return { answers, takes };
}

/**
 * Stores a typed answer, whole or not at all; its limit counts characters as people do. Service client.
 * @throws AppError `not_found`, `conflict` after submission, `gone` past the deadline, `invalid_input` where too long
 */
export async function saveTextAnswer(
  service: Db,
  answer: { attemptId: string; questionId: string; text: string },
): Promise<void> {
  unwrapRoom(
    await service.rpc("save_text_answer", {
      p_attempt: answer.attemptId,
      p_question: answer.questionId,
      p_text: answer.text,
    }),
  );
}
