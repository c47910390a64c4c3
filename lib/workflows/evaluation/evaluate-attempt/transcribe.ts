import type { ServiceDb } from "#lib/data/db";
import {
  type AnswerToEvaluate,
  type AttemptToEvaluate,
  readAttemptToEvaluate,
  saveTranscript,
} from "#lib/data/evaluation/evaluations";
import { AppError } from "#lib/domain/core/errors";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import type { Meter } from "#lib/vendors/language-model";
import { extractAudio } from "#lib/vendors/media-container";
import { mediaStore } from "#lib/vendors/media-store";
import { type SpeechToText, speechToText } from "#lib/vendors/speech-to-text";

type Recorded = { responseId: string; mediaId: string; objectKey: string };

function recorded(answer: AnswerToEvaluate): Recorded[] {
  const { kind, responseId, media, transcriptState } = answer;
  if (kind === "text" || responseId === null || media === null) return [];
  if (transcriptState === "done" || transcriptState === "no_speech") return [];
  return [{ responseId, mediaId: media.id, objectKey: media.objectKey }];
}

/** The sound of a recording: null if there is none, 'unreadable' if the file is no recording. */
async function soundIn(
  objectKey: string,
): Promise<Awaited<ReturnType<typeof extractAudio>> | "unreadable"> {
  try {
    return await mediaStore().withFile(objectKey, extractAudio);
  } catch (error) {
    if (error instanceof AppError && error.code === "unsupported_media") return "unreadable";
    throw error;
  }
}

async function transcribeOne(
  service: ServiceDb,
  hearing: SpeechToText | null,
  answer: Recorded,
  { languages, meter }: { languages: string[]; meter: Meter },
) {
  if (hearing === null) {
    return saveTranscript(service, answer, { state: "unavailable" });
  }
  const sound = await soundIn(answer.objectKey);
  if (sound === "unreadable") return saveTranscript(service, answer, { state: "failed" });
  if (sound === null) return saveTranscript(service, answer, { state: "no_speech" });
  const use = { service: "speech" as const, seconds: sound.seconds };
  const heard = await hearing.transcribe({ ...sound, languages }, (call) =>
    meter(use, call, () => use),
  );
  const transcript = transcriptOf(heard, heard.model);
  const said = /[\p{L}\p{N}]/u.test(transcript.text);
  return saveTranscript(
    service,
    answer,
    said ? { state: "done", ...transcript, language: heard.language } : { state: "no_speech" },
  );
}

/**
 * Writes down what was said in each recorded answer that has no transcript yet, once, by the configured service only:
 * a transcript never comes from a browser. Each call is counted by the meter. @returns the attempt with its transcripts
 */
export async function withTranscripts(
  service: ServiceDb,
  attempt: AttemptToEvaluate,
  meter: Meter,
): Promise<AttemptToEvaluate> {
  const waiting = attempt.answers.flatMap(recorded);
  if (waiting.length === 0) return attempt;
  const hearing = speechToText();
  const languages = [...new Set([attempt.language, attempt.roomLanguage])];
  for (const answer of waiting) {
    await transcribeOne(service, hearing, answer, { languages, meter });
  }
  return (await readAttemptToEvaluate(service, attempt.id)) ?? attempt;
}
