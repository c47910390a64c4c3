import { readSegments } from "#lib/domain/evaluation/transcript";
import { type HeardAnswer, type HeardWords, heardPieces } from "#lib/domain/private/heard-words";
import { newestCorrection } from "#lib/domain/results/corrections";
import { type ServiceDb, unwrap } from "../db.ts";

/** The attempt whose answer a recording is, if it is to be written down before it is submitted; else null. */
export async function attemptToHear(service: ServiceDb, mediaId: string): Promise<string | null> {
  const answer = unwrap(
    await service
      .from("responses")
      .select("interview_attempt_id")
      .eq("media_id", mediaId)
      .maybeSingle(),
  );
  if (answer === null) return null;
  const p_attempt = answer.interview_attempt_id;
  return unwrap(await service.rpc("hears_before_submission", { p_attempt })) ? p_attempt : null;
}

/** What was written down of an attempt's recordings so far, and whether more is to come. */
export async function readHeardWords(service: ServiceDb, attemptId: string): Promise<HeardWords> {
  const [waits, attempt] = await Promise.all([
    service.rpc("hears_before_submission", { p_attempt: attemptId }),
    service
      .from("interview_attempts")
      .select(
        `retry_question_id, responses(id, question_id, answer_type, responses_text, transcript_state,
          transcript_segments, corrections(corrected_text, sequence))`,
      )
      .eq("id", attemptId)
      .maybeSingle(),
  ]);
  const found = unwrap(attempt);
  // What a second try only carries along is corrected where it stands.
  const spoken = (found?.responses ?? []).filter(
    ({ answer_type, question_id }) =>
      answer_type !== "text" && (found?.retry_question_id ?? question_id) === question_id,
  );
  return {
    answers: spoken.flatMap((given): HeardAnswer[] =>
      given.transcript_state === "done"
        ? [
            {
              questionId: given.question_id,
              responseId: given.id,
              pieces: heardPieces(
                given.responses_text ?? "",
                readSegments(given.transcript_segments),
              ),
              correction: newestCorrection(given.corrections)?.corrected_text ?? null,
            },
          ]
        : [],
    ),
    more: unwrap(waits) && spoken.some(({ transcript_state }) => transcript_state === "none"),
  };
}

/** Keeps that a candidate has opened what was heard of them. */
export async function markWordsOpened(service: ServiceDb, attemptId: string): Promise<void> {
  unwrap(
    await service
      .from("words_opened")
      .upsert({ interview_attempt_id: attemptId }, { ignoreDuplicates: true }),
  );
}
