import type { RoomAnswer, RoomState } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";
import { unwrapRoom } from "./room-errors.ts";

/**
 * What of an attempt has arrived, for one of its sessions: the answers, how many takes of each question are finished,
 * and which takes of its other sessions nobody has chosen yet.
 */
export async function readAnswers(
  service: ServiceDb,
  attemptId: string,
  sessionId: string | null = null,
): Promise<Pick<RoomState, "answers" | "takes" | "waiting">> {
  const [responses, media] = await Promise.all([
    service
      .from("responses")
      .select("question_id, answer_type, responses_text, media_id, version, answered_at")
      .eq("interview_attempt_id", attemptId),
    service
      .from("media")
      .select("id, question_id, state, attempt_session_id, created_at")
      .eq("interview_attempt_id", attemptId),
  ]);
  const rows = unwrap(responses);
  const answered = new Map(rows.map((row) => [row.question_id, row]));
  const takes: Record<string, number> = {};
  const waiting: RoomState["waiting"] = [];
  for (const { question_id: id, ...take } of unwrap(media)) {
    if (take.state !== "uploading") takes[id] = (takes[id] ?? 0) + 1;
    if (take.state === "discarded" || take.state === "failed") continue;
    if (take.attempt_session_id === sessionId) continue;
    const answer = answered.get(id);
    const since = Date.parse(answer?.answered_at ?? "1970-01-01");
    if (take.id !== answer?.media_id && Date.parse(take.created_at) > since) {
      waiting.push({ questionId: id, takeId: take.id });
    }
  }
  const answers = rows.map((row): RoomAnswer => {
    const type = row.answer_type;
    return {
      questionId: row.question_id,
      type,
      text: type === "text" ? row.responses_text : null,
      recordingId: row.media_id,
      version: row.version,
    };
  });
  return { answers, takes, waiting };
}

/**
 * Stores a typed answer, whole or not at all, over one of the versions that its device knows; its limit counts
 * characters as people do.
 * @throws AppError `not_found`, `conflict` after submission or with reason 'answer_changed' if another device has
 *   saved another version, `gone` past the deadline, `invalid_input` if too long
 */
export async function saveTextAnswer(
  service: ServiceDb,
  answer: {
    attemptId: string;
    questionId: string;
    text: string;
    /** The id that the device gives this text when it saves it. */
    version: string;
    over: string[];
    /** In which language the question was read, if the device says it. */
    language?: LanguageCode | undefined;
  },
): Promise<void> {
  unwrapRoom(
    await service.rpc("save_text_answer", {
      p_attempt: answer.attemptId,
      p_question: answer.questionId,
      p_text: answer.text,
      p_version: answer.version,
      p_over: answer.over,
      ...(answer.language && { p_language: answer.language }),
    }),
  );
}
