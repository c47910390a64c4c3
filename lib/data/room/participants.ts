import type { Participant } from "#lib/domain/interviews/provider";
import { answerVersion, type MatchedAnswers } from "#lib/domain/interviews/provider-answers";
import { ANSWER_LIMIT } from "#lib/domain/room/room";
import { storable, truncate } from "#lib/domain/text/storable";
import { type ServiceDb, unwrap } from "../db.ts";
import { unwrapRoom } from "./room-errors.ts";

/** Keeps the hint that something is new of a provider's participant; a job reads the truth. */
export async function noteParticipant(service: ServiceDb, key: string): Promise<void> {
  unwrap(await service.rpc("note_participant", { p_key: key }));
}

/**
 * Makes candidate and attempt of a participant, with the written answers as they are by now; the same one again if
 * it is there.
 * @returns the attempt's id; null if it is submitted or deleted, or the interview is gone
 */
export async function receiveParticipant(
  service: ServiceDb,
  person: Participant,
  { revision, answers }: MatchedAnswers,
): Promise<string | null> {
  return unwrap(
    await service.rpc("receive_participant", {
      p_participant: {
        key: person.key,
        state: person.state,
        interview_key: person.interviewKey,
        revision,
        name: storable(person.name),
        email: person.email,
        phone: person.phone,
        language: person.language,
        texts: answers.flatMap(({ questionId, answer }) =>
          answer.kind === "text"
            ? [
                {
                  question_id: questionId,
                  text: truncate(storable(answer.text), ANSWER_LIMIT),
                  version: answerVersion(person.key, questionId, answer),
                },
              ]
            : [],
        ),
      },
    }),
  );
}

/** Removes a participant at the provider whose interview was deleted here; nobody of one that was never ours. */
export async function removeLeftParticipant(
  service: ServiceDb,
  { key, interviewKey }: Pick<Participant, "key" | "interviewKey">,
): Promise<void> {
  unwrap(
    await service.rpc("remove_left_participant", { p_key: key, p_interview_key: interviewKey }),
  );
}

/** The version of each answer of an attempt, by question id. */
export async function readVersions(
  service: ServiceDb,
  attemptId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = unwrap(
    await service
      .from("responses")
      .select("question_id, version")
      .eq("interview_attempt_id", attemptId),
  );
  return new Map(rows.map((row) => [row.question_id, row.version]));
}

/**
 * The place of a recording that is about to be fetched, by the version of the answer that it is; null if that is
 * here, or the attempt takes none anymore.
 */
export async function beginFetchedRecording(
  service: ServiceDb,
  recording: {
    attemptId: string;
    questionId: string;
    version: string;
    kind: "video" | "audio";
    extension: "webm" | "mp4";
  },
): Promise<{ id: string; objectKey: string } | null> {
  const row: { id: string | null; object_key: string } | null = unwrap(
    await service.rpc("begin_fetched_recording", {
      p_attempt: recording.attemptId,
      p_question: recording.questionId,
      p_version: recording.version,
      p_content_type: `${recording.kind}/${recording.extension}`,
      p_extension: recording.extension,
    }),
  );
  return row?.id ? { id: row.id, objectKey: row.object_key } : null;
}

/** An answer whose recording can't be had: the company sees that there was one. */
export async function missRecording(
  service: ServiceDb,
  answer: { attemptId: string; questionId: string; version: string; kind: "video" | "audio" },
): Promise<void> {
  unwrap(
    await service.rpc("miss_recording", {
      p_attempt: answer.attemptId,
      p_question: answer.questionId,
      p_answer_type: answer.kind,
      p_version: answer.version,
    }),
  );
}

/**
 * Submits what was received, once, as it was read: the version of each answer, by question id. Nothing of an attempt
 * that is on its way to deletion.
 * @throws AppError `conflict` if another reading was stored meanwhile
 */
export async function submitReceived(
  service: ServiceDb,
  attemptId: string,
  read: Record<string, string>,
): Promise<void> {
  unwrapRoom(await service.rpc("submit_received_attempt", { p_attempt: attemptId, p_read: read }));
}
