import type { EvaluationRecord } from "#lib/domain/evaluation/record";
import type { TranscriptState } from "#lib/domain/evaluation/states";
import { readSegments, type StoredSegment } from "#lib/domain/evaluation/transcript";
import { type Correction, isCloseTo, newestCorrection } from "#lib/domain/results/corrections";
import type { AnswerKind, MediaState } from "#lib/domain/room/answer-media";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type Db, type Row, type Selected, type ServiceDb, unwrap } from "../db.ts";
import { ASKED_COLUMNS, askedQuestions, askedText } from "../interviews/questions.ts";

export type AnswerToEvaluate = {
  questionId: string;
  /** As this person was asked. */
  questionText: string;
  /** Null if the candidate left no row. */
  responseId: string | null;
  /** The candidate's newest correction of the transcript. `scored`: `text` has its words, and not what was heard. */
  correction: { id: string; scored: boolean } | null;
  kind: AnswerKind;
  text: string;
  transcriptState: TranscriptState;
  segments: StoredSegment[];
  /** `seconds`: its length, if it is known. */
  media: { id: string; objectKey: string; state: MediaState; seconds: number | null } | null;
};

export type AttemptToEvaluate = {
  id: string;
  interviewId: string;
  departmentKey: string;
  candidateName: string;
  candidateEmail: string;
  aiAllowed: boolean;
  /** Open to the company: submitted, and its plan had room. */
  open: boolean;
  /** Of the interview, ISO 639-1. */
  language: LanguageCode;
  /** That the candidate chose in the room. */
  roomLanguage: LanguageCode;
  /** Knock-out questions that this person was asked. */
  asked: string[];
  /** Those that were added after that. */
  notAsked: string[];
  answers: AnswerToEvaluate[];
};

const ANSWER =
  "id, question_id, question_language, answer_type, responses_text, transcript_state, transcript_segments";

type Response = Selected<"responses", typeof ANSWER> & {
  media: {
    id: string;
    object_key: string;
    state: MediaState;
    duration_seconds: number | null;
  } | null;
  corrections: Correction[];
};

function toAnswer(
  question: Pick<Row<"questions">, "id" | "question_text" | "question_type" | "translations">,
  response: Response | undefined,
  revision: number,
): AnswerToEvaluate {
  const given = response?.responses_text ?? "";
  const newest = newestCorrection(response?.corrections ?? []);
  const segments = readSegments(response?.transcript_segments);
  const near = newest !== null && isCloseTo(given, newest.corrected_text, segments);
  return {
    questionId: question.id,
    questionText: askedText(question, revision, response?.question_language),
    responseId: response?.id ?? null,
    kind: response?.answer_type ?? question.question_type,
    correction: newest && { id: newest.id, scored: near },
    text: near ? newest.corrected_text : given,
    transcriptState: response?.transcript_state ?? "none",
    // A correction has no times.
    segments: near ? [] : segments,
    media: response?.media
      ? {
          id: response.media.id,
          objectKey: response.media.object_key,
          state: response.media.state,
          seconds: response.media.duration_seconds,
        }
      : null,
  };
}

/** Everything an evaluation reads, in the order of the questions; null if the attempt is gone. */
export async function readAttemptToEvaluate(
  service: ServiceDb,
  attemptId: string,
): Promise<AttemptToEvaluate | null> {
  const attempt = unwrap(
    await service
      .from("interview_attempts")
      .select(
        "id, interview_id, department_key, candidate_name, language, ai_allowed, unlocked_at, interview_revision, screening_answers, candidates!inner(email), interviews!inner(willo_interview_key, language, screening_questions(id, question_text, asked_until))",
      )
      .eq("id", attemptId)
      .maybeSingle(),
  );
  if (attempt === null) return null;
  const [questions, responses] = await Promise.all([
    service
      .from("questions")
      .select(`${ASKED_COLUMNS}, question_type`)
      .eq("interview_id", attempt.interviews.willo_interview_key),
    service
      .from("responses")
      .select(
        `${ANSWER}, media(id, object_key, state, duration_seconds), corrections(id, corrected_text, created_at, sequence)`,
      )
      .eq("interview_attempt_id", attemptId),
  ]);
  const answered = new Map(unwrap(responses).map((response) => [response.question_id, response]));
  const asked = new Set(Object.keys(Object(attempt.screening_answers)));
  return {
    id: attempt.id,
    interviewId: attempt.interview_id,
    departmentKey: attempt.department_key,
    candidateName: attempt.candidate_name,
    candidateEmail: attempt.candidates.email,
    aiAllowed: attempt.ai_allowed,
    open: attempt.unlocked_at !== null,
    language: attempt.interviews.language,
    roomLanguage: attempt.language,
    asked: attempt.interviews.screening_questions.flatMap(({ id, question_text }) =>
      asked.has(id) ? [question_text] : [],
    ),
    notAsked: attempt.interviews.screening_questions.flatMap((question) =>
      question.asked_until !== null || asked.has(question.id) ? [] : [question.question_text],
    ),
    answers: askedQuestions(unwrap(questions), attempt.interview_revision).map((question) =>
      toAnswer(question, answered.get(question.id), attempt.interview_revision),
    ),
  };
}

type Transcript =
  | { state: "done"; text: string; segments: StoredSegment[]; language: string | null }
  | { state: "no_speech" | "unavailable" | "failed" };

/**
 * Stores what was heard in an answer, or why nothing was; a transcript that is there stays, and what was heard of another
 * recording than the answer's is dropped.
 */
export async function saveTranscript(
  service: ServiceDb,
  { responseId, mediaId }: { responseId: string; mediaId: string },
  transcript: Transcript,
): Promise<void> {
  unwrap(
    await service
      .from("responses")
      .update(
        transcript.state === "done"
          ? {
              transcript_state: transcript.state,
              responses_text: transcript.text,
              transcript_segments: transcript.segments,
              transcript_language: transcript.language,
            }
          : { transcript_state: transcript.state },
      )
      .eq("id", responseId)
      .eq("media_id", mediaId)
      .not("transcript_state", "in", "(done,no_speech)"),
  );
}

/** Says where an evaluation stands; that it is asked for, done or failed has a function of its own. */
export async function setEvaluationState(
  service: ServiceDb,
  attemptId: string,
  state: "running" | "declined",
): Promise<void> {
  unwrap(
    await service
      .from("interview_attempts")
      .update({ evaluation_state: state })
      .eq("id", attemptId),
  );
}

/** Queues another evaluation; asking again while one is waiting changes nothing. */
export async function queueEvaluation(service: ServiceDb, attemptId: string): Promise<void> {
  unwrap(await service.rpc("request_evaluation", { p_attempt: attemptId }));
}

/** Says that a try of an evaluation failed at a moment, and that there will be another. */
export async function delayEvaluation(
  service: ServiceDb,
  attemptId: string,
  at: Date,
): Promise<void> {
  unwrap(
    await service
      .from("interview_attempts")
      .update({ evaluation_state: "queued", evaluation_retry_at: at.toISOString() })
      .eq("id", attemptId)
      .in("evaluation_state", ["queued", "running"]),
  );
}

/** Says that an evaluation failed for good, and when the sweep tries it again: hourly for a day. */
export async function failEvaluation(service: ServiceDb, attemptId: string): Promise<void> {
  unwrap(await service.rpc("give_up_evaluation", { p_attempt: attemptId }));
}

/** Says that an evaluation waits for room in the month's budget; the sweep looks once an hour. */
export async function pauseEvaluation(service: ServiceDb, attemptId: string): Promise<void> {
  unwrap(await service.rpc("pause_evaluation", { p_attempt: attemptId }));
}

/** Queues the evaluations that failed an hour ago, and answers how many. */
export async function retryEvaluations(service: ServiceDb): Promise<number> {
  return unwrap(await service.rpc("retry_evaluations"));
}

/** Writes the next version, once per job, unless a newer one read newer words. */
export async function recordEvaluation(
  service: ServiceDb,
  jobId: string,
  attemptId: string,
  record: EvaluationRecord & { answered_by?: string | null },
): Promise<void> {
  unwrap(
    await service.rpc("record_evaluation", {
      p_job: jobId,
      p_attempt: attemptId,
      p_evaluation: record,
    }),
  );
}

/** Whether an attempt that this person may see allows AI; null if there is no such attempt for them. */
export async function allowsAi(db: Db, attemptId: string): Promise<boolean | null> {
  const data = unwrap(
    await db.from("interview_attempts").select("ai_allowed").eq("id", attemptId).maybeSingle(),
  );
  return data?.ai_allowed ?? null;
}
