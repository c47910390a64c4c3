import { z } from "zod";
import { toAvailability } from "../domain/availability.ts";
import { type AnswerView, type ResultDetail, silenceReason } from "../domain/result-detail.ts";
import { companyDate, isScoring, ratingState } from "../domain/results.ts";
import { attemptStatus } from "../domain/status.ts";
import { placeSegments } from "../domain/transcript.ts";
import { type Db, databaseError } from "./db.ts";
import { toEvaluation, toVersion } from "./result-evaluation.ts";
import { toHistory, toSteps } from "./result-history.ts";
import { readWaiting } from "./retries.ts";

const SELECT = `id, interview_id, candidate_name, candidate_phone, status, ai_allowed, evaluation_state, submitted_at, resubmitted_at, availability,
  candidates(email, phone),
  company_profiles(time_zone, created_by_user_id),
  interviews(title, questions(id, question_text, question_type, question_order)),
  responses(id, question_id, answer_type, responses_text, media_id, transcript_state, transcript_segments,
    corrections(corrected_text, created_at),
    media(id, state, content_type)),
  evaluation_results(*), metric_overrides(*), status_history(*)`;

const segmentsSchema = z
  .array(
    z.object({
      start: z.number(),
      end: z.number(),
      text: z.string().optional(),
      charStart: z.number().int().optional(),
      charEnd: z.number().int().optional(),
    }),
  )
  .catch([]);

/** Everything that one attempt's page shows, in one request; null where this client may not see it. */
export async function findResult(db: Db, attemptId: string): Promise<ResultDetail | null> {
  const [{ data: found, error }, waiting] = await Promise.all([
    db.from("interview_attempts").select(SELECT).eq("id", attemptId).maybeSingle(),
    readWaiting(db, attemptId),
  ]);
  if (error) throw databaseError(error);
  if (found?.submitted_at == null) return null;
  // Whoever asked for people only in a second try is not shown by what a computer made of the first.
  const versions = found.ai_allowed
    ? found.evaluation_results.toSorted((a, b) => b.version - a.version)
    : [];
  const [newestRow] = versions;
  const zone = found.company_profiles.time_zone;
  const steps = toSteps(found.metric_overrides, zone);
  const evaluation = newestRow ? toEvaluation(newestRow, versions.length, steps) : null;
  const progress = { aiAllowed: found.ai_allowed, evaluationState: found.evaluation_state };
  return {
    id: found.id,
    interviewId: found.interview_id,
    interviewTitle: found.interviews.title,
    name: found.candidate_name,
    email: found.candidates.email,
    phone: found.candidate_phone,
    submitted: companyDate(found.submitted_at, zone, true),
    resubmitted: found.resubmitted_at && companyDate(found.resubmitted_at, zone, true),
    waiting: waiting && {
      questionId: waiting.questionId,
      until: companyDate(waiting.closes, zone, true),
    },
    status: attemptStatus(found.status),
    state: ratingState({ ...progress, outcome: evaluation?.outcome ?? null }),
    scoring: isScoring(found.evaluation_state),
    evaluation,
    versions: versions.map((version) => toVersion(version, zone)),
    history: toHistory(found, found.company_profiles),
    answers: answersOf(
      found,
      evaluation?.notAssessed ?? {},
      newestRow ? Date.parse(newestRow.created_at) : null,
    ),
    availability: toAvailability(found.availability),
  };
}

type Correction = { corrected_text: string; created_at: string };

type Found = {
  ai_allowed: boolean;
  interviews: {
    questions: {
      id: string;
      question_text: string;
      question_type: string;
      question_order: number;
    }[];
  };
  responses: {
    question_id: string;
    answer_type: string;
    responses_text: string | null;
    transcript_state: string;
    transcript_segments: unknown;
    corrections: Correction[];
    media: { id: string; state: string; content_type: string } | null;
  }[];
};

function answersOf(
  found: Found,
  notAssessed: Record<string, string>,
  evaluatedAt: number | null,
): AnswerView[] {
  return found.interviews.questions
    .toSorted((a, b) => a.question_order - b.question_order)
    .map((question, index) => {
      const given = found.responses.find((answer) => answer.question_id === question.id);
      const kind = answerKind(given?.answer_type ?? question.question_type);
      const heard = given?.responses_text?.trim() ? given.responses_text : null;
      const correction = newest(given?.corrections ?? []);
      // Quotes are slices of what was evaluated: a correction shows once it is, or where nothing was evaluated.
      const counts = correction !== null && (evaluatedAt === null || evaluatedAt > correction.at);
      const text = counts ? correction.text : heard;
      const media = given?.media;
      const transcriptState = given?.transcript_state ?? "none";
      const silence = given
        ? silenceReason({ kind, transcriptState, aiAllowed: found.ai_allowed })
        : "This question was not answered.";
      return {
        questionId: question.id,
        number: index + 1,
        question: question.question_text,
        kind,
        text,
        segments:
          text === null || counts
            ? []
            : placeSegments(text, segmentsSchema.parse(given?.transcript_segments ?? [])),
        mediaType: media?.content_type ?? "",
        mediaId: media && ["uploaded", "ready", "failed"].includes(media.state) ? media.id : null,
        unreadable: media?.state === "failed",
        silence: text === null ? silence : null,
        notAssessed: notAssessed[question.id] ?? null,
        otherVersion: otherVersion(counts ? heard : (correction?.text ?? null), counts),
      };
    });
}

function newest(corrections: Correction[]): { text: string; at: number } | null {
  const [last] = corrections.toSorted(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );
  return last ? { text: last.corrected_text, at: Date.parse(last.created_at) } : null;
}

function otherVersion(text: string | null, corrected: boolean): AnswerView["otherVersion"] {
  return text === null ? null : { text, by: corrected ? "computer" : "candidate" };
}

function answerKind(value: string): AnswerView["kind"] {
  return value === "video" || value === "audio" ? value : "text";
}
