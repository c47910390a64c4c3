import type { UploadState } from "#lib/domain/room/answer-media";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";
import { roomRefusal, unwrapRoom } from "./room-errors.ts";

/** A recording on its way, that one of the browser's sessions may touch. */
export type Upload = {
  id: string;
  attemptId: string;
  questionId: string;
  state: UploadState;
  objectKey: string;
  /** Both null until it has arrived whole. */
  byteSize: number | null;
  sha256: string | null;
  contentType: string;
  /** Seconds that its question allows. */
  maxDuration: number;
};

/**
 * Lets a candidate record a question.
 * @throws AppError `not_found`, `conflict` (submitted, no retakes left), `gone` or `rate_limited`
 */
export async function requireTake(
  service: ServiceDb,
  { attemptId, questionId }: { attemptId: string; questionId: string },
): Promise<void> {
  const asked = { p_attempt: attemptId, p_question: questionId };
  const refusal = roomRefusal(unwrap(await service.rpc("take_refusal", asked)));
  if (refusal !== null) throw refusal;
}

/**
 * Opens the upload of one take for one of the browser's sessions; the same take again finds its own. An older one that
 * never arrived whole may make room for it.
 * @throws AppError `unauthenticated`, `not_found`, `conflict` (submitted, no retakes left, others still being sent),
 *   `gone` or `rate_limited`
 */
export async function beginRecording(
  service: ServiceDb,
  take: {
    tokenHashes: string[];
    questionId: string;
    takeId: string;
    contentType: string;
    extension: string;
    /** In which language the question was read, if the browser says it. */
    language?: LanguageCode | null;
  },
): Promise<void> {
  unwrapRoom(
    await service.rpc("begin_recording", {
      p_token_hashes: take.tokenHashes,
      p_question: take.questionId,
      p_take: take.takeId,
      p_content_type: take.contentType,
      p_extension: take.extension,
      ...(take.language && { p_language: take.language }),
    }),
  );
}

/** One upload, or null if none of the browser's sessions may touch it. */
export async function findUpload(
  service: ServiceDb,
  tokenHashes: string[],
  id: string,
): Promise<Upload | null> {
  const answer = await service.rpc("find_upload", { p_token_hashes: tokenHashes, p_media: id });
  const [row] = unwrap(answer);
  if (row === undefined) return null;
  return {
    id: row.media_id,
    attemptId: row.attempt_id,
    questionId: row.question_id,
    state: row.state,
    objectKey: row.object_key,
    byteSize: row.byte_size,
    sha256: row.sha256,
    contentType: row.content_type,
    maxDuration: row.max_duration,
  };
}

/**
 * Makes a recording that is stored the answer to its question.
 * @returns the keys of the takes it replaces
 * @throws AppError `not_found`, or `conflict` after submission, with reason 'answer_changed' if another device has
 *   answered meanwhile, and with 'upload_incomplete' if it made room for another take
 */
export async function acceptRecording(
  service: ServiceDb,
  recording: {
    attemptId: string;
    id: string;
    kind: "video" | "audio";
    byteSize: number;
    sha256: string;
    /** The versions of the answer that it may replace. */
    over: string[];
  },
): Promise<string[]> {
  return unwrapRoom(
    await service.rpc("accept_recording", {
      p_attempt: recording.attemptId,
      p_media: recording.id,
      p_answer_type: recording.kind,
      p_byte_size: recording.byteSize,
      p_sha256: recording.sha256,
      p_over: recording.over,
    }),
  );
}

/** Drops a take. False if it is the answer already, or the attempt is submitted. */
export async function discardRecording(service: ServiceDb, id: string): Promise<boolean> {
  return unwrap(await service.rpc("discard_recording", { p_media: id }));
}
