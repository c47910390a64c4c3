import { hearingNote } from "#lib/domain/evaluation/hearing";
import { otherThanEnglish } from "#lib/domain/evaluation/language";
import type { EvaluationState, TranscriptState } from "#lib/domain/evaluation/states";
import { readSegments } from "#lib/domain/evaluation/transcript";
import type { AnswerType } from "#lib/domain/interviews/question";
import { translationOf } from "#lib/domain/results/answer-translation";
import {
  type Correction,
  type Evaluated,
  newestCorrection,
  readCorrection,
} from "#lib/domain/results/corrections";
import { type AnswerView, silenceReason } from "#lib/domain/results/result-detail";
import { isScoring } from "#lib/domain/results/results";
import type { AnswerKind, MediaState } from "#lib/domain/room/answer-media";
import type { LanguageCode } from "#lib/domain/text/languages";
import { askedQuestions, askedText } from "../interviews/questions.ts";
import { hashOfWords } from "./answer-translations.ts";

type Stored = {
  id: string;
  question_id: string;
  question_language: LanguageCode | null;
  answer_type: AnswerKind;
  responses_text: string | null;
  transcript_state: TranscriptState;
  transcript_segments: unknown;
  translation: unknown;
  corrections: Correction[];
  media: { id: string; state: MediaState; content_type: string } | null;
};

type Found = {
  ai_allowed: boolean;
  evaluation_state: EvaluationState;
  interview_revision: number;
  interviews: {
    language: LanguageCode;
    questions: {
      id: string;
      question_text: string;
      translations: unknown;
      question_type: AnswerType;
      question_order: number;
      asked_from: number;
      asked_until: number | null;
    }[];
  };
  responses: Stored[];
};

const FILED: readonly MediaState[] = ["uploaded", "ready", "failed"];

/**
 * Every question that this person was asked with its answer, in their order. `evaluated` is the version of the evaluation that is shown beside
 * them, and `notAssessed` what it says of single answers.
 */
export function toAnswers(
  found: Found,
  evaluated: Evaluated | null,
  notAssessed: Record<string, string>,
): AnswerView[] {
  return askedQuestions(found.interviews.questions, found.interview_revision).map(
    (question, index) => {
      const given = found.responses.find((answer) => answer.question_id === question.id);
      const kind = given?.answer_type ?? question.question_type;
      const words = given ? wordsOf(given, evaluated) : NO_WORDS;
      const media = given?.media;
      const asked = askedText(question, found.interview_revision, given?.question_language);
      const silence = given
        ? silenceReason({
            kind,
            transcriptState: given.transcript_state,
            aiAllowed: found.ai_allowed,
            scoring: isScoring(found.evaluation_state),
          })
        : "This question wasn't answered.";
      return {
        ...words,
        language: otherThanEnglish(words.text, found.interviews.language),
        translation:
          words.text === null ? null : translationOf(given?.translation, hashOfWords(words.text)),
        questionId: question.id,
        number: index + 1,
        question: asked,
        original: asked === question.question_text ? null : question.question_text,
        kind,
        mediaType: media?.content_type ?? "",
        mediaId: media && FILED.includes(media.state) ? media.id : null,
        unreadable: media?.state === "failed",
        silence: words.text === null ? silence : null,
        notAssessed: notAssessed[question.id] ?? null,
      };
    },
  );
}

type Words = Pick<AnswerView, "text" | "segments" | "hearing" | "otherVersion">;
const NO_WORDS: Words = { text: null, segments: [], hearing: null, otherVersion: null };

function wordsOf(given: Stored, evaluated: Evaluated | null): Words {
  const heard = given.responses_text?.trim() ? given.responses_text : null;
  const segments = heard === null ? [] : readSegments(given.transcript_segments);
  const answer = { responseId: given.id, heard: heard ?? "", segments };
  const read = readCorrection(answer, given.corrections, evaluated);
  const newest = newestCorrection(given.corrections);
  const unread: Words["otherVersion"] =
    newest !== null && newest.id !== read?.correction.id
      ? { text: newest.corrected_text, by: "candidate", segments: [] }
      : null;
  if (read === null || !read.scored) {
    const statement: Words["otherVersion"] = read && {
      text: read.correction.corrected_text,
      by: "statement",
      segments: [],
    };
    return {
      text: heard,
      segments,
      hearing: heard === null || given.answer_type === "text" ? null : hearingNote(segments),
      otherVersion: unread ?? statement,
    };
  }
  // A correction has no times.
  const before: Words["otherVersion"] =
    heard === null ? null : { text: heard, by: "computer", segments };
  return {
    text: read.correction.corrected_text,
    segments: [],
    hearing: null,
    otherVersion: unread ?? before,
  };
}
