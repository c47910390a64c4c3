import { isHardToHear } from "#lib/domain/evaluation/hearing";
import { readSegments } from "#lib/domain/evaluation/transcript";
import { heardPieces } from "#lib/domain/private/heard-words";
import {
  ASK_AGAIN_WORDS,
  type PrivateAnswer,
  type PrivatePage,
} from "#lib/domain/private/private-page";
import { newestCorrection } from "#lib/domain/results/corrections";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";
import { storedTitle } from "../interviews/interviews.ts";
import { ASKED_COLUMNS, askedQuestions, askedText, askedWords } from "../interviews/questions.ts";
import { unwrapRoom } from "../room/room-errors.ts";

const SELECT = `id, candidate_name, language, submitted_at, ai_allowed, evaluation_state, erase_by,
  interview_revision, interviews!inner(title, translations, questions(${ASKED_COLUMNS})),
  company_profiles!inner(company_name, time_zone), ask_agains(given_at),
  responses(id, question_id, question_language, answer_type, responses_text, transcript_state, transcript_segments, media_id,
    corrections(corrected_text, sequence))`;

/** What a candidate sees of their submitted attempt; null if it is gone or going. */
export async function readPrivatePage(
  service: ServiceDb,
  attemptId: string,
): Promise<PrivatePage | null> {
  const data = unwrap(
    await service.from("interview_attempts").select(SELECT).eq("id", attemptId).maybeSingle(),
  );
  if (data?.submitted_at == null || data.erase_by !== null) return null;
  const questions = askedQuestions(data.interviews.questions, data.interview_revision);
  const answers = questions.flatMap((question, index): PrivateAnswer[] => {
    const given = data.responses.find((response) => response.question_id === question.id);
    if (given === undefined) return [];
    const written = given.answer_type === "text";
    const segments = readSegments(given.transcript_segments);
    const correction = newestCorrection(given.corrections)?.corrected_text ?? null;
    return [
      {
        responseId: given.id,
        number: index + 1,
        question: askedText(question, data.interview_revision, given.question_language),
        kind: written ? "written" : "recorded",
        text: written ? given.responses_text : null,
        pieces: written ? [] : heardPieces(given.responses_text ?? "", segments),
        hardToHear: correction === null && isHardToHear(segments),
        transcript: given.transcript_state,
        correction,
        mediaId: given.media_id,
      },
    ];
  });
  return {
    company: data.company_profiles.company_name,
    timeZone: data.company_profiles.time_zone,
    job: storedTitle(data.interviews, data.language),
    submittedAt: data.submitted_at,
    aiAllowed: data.ai_allowed,
    aiDone: data.evaluation_state === "done",
    askAgain: data.ask_agains !== null,
    answers,
  };
}

/** Keeps whether a candidate may be asked about other jobs, with the words that asked. */
export async function saveAskAgain(
  service: ServiceDb,
  { attemptId, language }: { attemptId: string; language: LanguageCode },
  yes: boolean,
): Promise<void> {
  unwrap(
    await service.rpc("save_ask_again", {
      p_attempt: attemptId,
      p_yes: yes,
      p_words_version: ASK_AGAIN_WORDS,
      p_language: language,
    }),
  );
}

/**
 * Keeps a candidate's correction beside what was heard. False after ten of one answer.
 * @throws AppError `not_found` if there is no transcript to correct
 */
export async function correctTranscript(
  service: ServiceDb,
  correction: { attemptId: string; responseId: string; text: string },
): Promise<boolean> {
  return unwrapRoom(
    await service.rpc("correct_transcript", {
      p_attempt: correction.attemptId,
      p_response: correction.responseId,
      p_text: correction.text,
    }),
  );
}

const COPY = `id, interview_revision, candidate_name, candidate_phone, language, ai_allowed, availability, created_at, submitted_at,
  screening, screening_answers, screening_language,
  candidates!inner(email, name, phone), interviews!inner(title, translations, screening_questions(id, question_text, kind, options, translations)), company_profiles!inner(company_name),
  consents(notice_version, language, ai_allowed, given_at), accommodations(kinds, note, created_at),
  provider_participants(participant_key, state, created_at),
  words_opened(opened_at), ask_agains(words_version, language, given_at), text_consents(number, words_version, language, given_at),
  bookings(state, moves, created_at, offers!inner(kind, minutes, place, host, time_zone), offered_times(starts_at)),
  responses(question_language, answer_type, responses_text, transcript_state, transcript_language, translation, answered_at, media_id,
    questions!inner(question_text, translations), corrections(corrected_text, created_at)),
  evaluation_results(version, outcome, general_score, general_summary, general_strengths, general_weaknesses,
    communication_score, experience_score, professionalism_score, reliability_score, problem_solving_score,
    cognitive_ability_score, communication_justification, experience_justification, professionalism_justification,
    reliability_justification, problem_solving_justification, cognitive_ability_justification, outcome_reason, evidence,
    statements, notes, scorer, rubric_version, created_at)`;

/** Everything that is kept about a person in one attempt, but what the employer decides or writes down. */
export async function readCopy(service: ServiceDb, attemptId: string) {
  const found = unwrap(
    await service.from("interview_attempts").select(COPY).eq("id", attemptId).maybeSingle(),
  );
  if (found === null) return null;
  const texts = unwrap(
    await service
      .from("texts")
      .select("kind, number, body, state, created_at")
      .eq("interview_attempt_id", attemptId)
      .order("created_at"),
  );
  const { interview_revision: revision, responses, screening_language: shownIn, ...copy } = found;
  const { screening_questions: knockouts } = copy.interviews;
  return {
    ...copy,
    texts,
    interviews: {
      title: storedTitle(copy.interviews, copy.language),
      screening_questions: knockouts.map(({ translations, ...question }) => {
        const words = askedWords({ translations }, revision, shownIn);
        return { ...question, ...(words && { question_text: words.text, options: words.options }) };
      }),
    },
    responses: responses.map(({ questions, question_language: language, ...answer }) => ({
      ...answer,
      questions: { question_text: askedText(questions, revision, language) },
    })),
  };
}

/** Whether a recording belongs to an attempt. */
export async function isRecordingOf(
  service: ServiceDb,
  attemptId: string,
  mediaId: string,
): Promise<boolean> {
  const data = unwrap(
    await service
      .from("media")
      .select("id")
      .eq("id", mediaId)
      .eq("interview_attempt_id", attemptId)
      .maybeSingle(),
  );
  return data !== null;
}
