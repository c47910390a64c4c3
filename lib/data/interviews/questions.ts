import { z } from "zod";
import { type QuestionForm, UNSET } from "#lib/domain/interviews/question";
import {
  type ScreeningAnswer,
  type ScreeningQuestion,
  screeningAnswers,
} from "#lib/domain/interviews/screening";
import type { Row } from "../db.ts";

/** A stored question; what was never set takes its unset value. */
export function toQuestion(stored: Row<"questions">): QuestionForm {
  return {
    id: stored.id,
    text: stored.question_text,
    order: stored.question_order,
    answerType: stored.question_type,
    maxDuration: stored.max_duration ?? UNSET.maxDuration,
    maxRetakes: stored.max_retakes,
    maxCharacters: stored.max_characters ?? UNSET.maxCharacters,
    thinkingTime: stored.thinking_time ?? UNSET.thinkingTime,
  };
}

/** What of a knockout question is read beside an answer to it. */
export const SCREENING_COLUMNS = "id, question_text, kind, options, passing, question_order";

type StoredScreening = Pick<
  Row<"screening_questions">,
  "id" | "question_text" | "kind" | "options" | "passing" | "question_order"
>;

const GIVEN = z.nullable(z.record(z.string(), z.number()));

/** What somebody answered to knockout questions, in the order of the questions. */
export function toScreeningAnswers(
  asked: readonly StoredScreening[],
  given: unknown,
): ScreeningAnswer[] {
  const inOrder = asked.toSorted((a, b) => a.question_order - b.question_order);
  return screeningAnswers(inOrder.map(toScreening), GIVEN.parse(given) ?? {});
}

/** A stored knockout question. */
export function toScreening(stored: Omit<StoredScreening, "question_order">): ScreeningQuestion {
  return {
    id: stored.id,
    text: stored.question_text,
    kind: stored.kind,
    options: stored.options,
    passing: stored.passing,
  };
}

type Versioned = Pick<Row<"questions">, "question_order" | "asked_from" | "asked_until">;

/** The questions that a revision of an interview asks, in their order. */
export function askedQuestions<Q extends Versioned>(
  questions: readonly Q[],
  revision: number,
): Q[] {
  return questions
    .filter(
      ({ asked_from: from, asked_until: until }) =>
        from <= revision && (until === null || until > revision),
    )
    .toSorted((a, b) => a.question_order - b.question_order);
}
