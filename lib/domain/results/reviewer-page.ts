import { reviewersNote } from "../evaluation/hearing.ts";
import { sentTextOf } from "../evaluation/prepare.ts";
import type { AnswerView, ResultDetail } from "./result-detail.ts";

/** What a reviewer sees: never a score, a decision, a note or a way to reach the person. */
export type ReviewerPage = {
  company: string;
  interviewTitle: string;
  /** Null if the link is blind. */
  name: string | null;
  answers: AnswerView[];
};

type Chosen = { blind: boolean; questionIds: readonly string[] };

/** Who the candidate is, to be hidden, and the interview's language. */
type Person = { names: readonly string[]; language: string };

const NO_WORDS =
  "There is no transcript of this answer, and recordings aren't part of this review.";

/** The chosen answers of a response; in a blind review without recordings, and with words that don't say who it is. */
export function toReviewerPage(
  result: Pick<ResultDetail, "name" | "interviewTitle" | "answers">,
  { blind, questionIds }: Chosen,
  company: string,
  person: Person,
): ReviewerPage {
  const answers = result.answers
    .filter(({ questionId }) => questionIds.includes(questionId))
    .map((answer) => ({
      ...answer,
      notAssessed: null,
      otherVersion: null,
      hearing: reviewersNote(answer.hearing, blind),
    }))
    .map((answer) => (blind ? blindAnswer(answer, person) : answer));
  return {
    company,
    interviewTitle: result.interviewTitle,
    name: blind ? null : result.name,
    answers,
  };
}

function blindAnswer(answer: AnswerView, { names, language }: Person): AnswerView {
  return {
    ...answer,
    text:
      answer.text === null ? null : sentTextOf(answer.text, names, language, answer.segments).text,
    silence: answer.text === null ? NO_WORDS : null,
    translation: null,
    segments: [],
    mediaId: null,
    mediaType: "",
    unreadable: false,
  };
}
