import { useState } from "react";
import type { Quote } from "#lib/domain/results/quote";
import { findingsOf } from "#lib/domain/results/quotes";
import type { EvaluationView } from "#lib/domain/results/result-detail";
import type { RoomQuestion } from "#lib/domain/room/room";
import type { TryScore } from "#lib/domain/site/try-it";
import type { Hearing } from "../evaluation/hearing";
import { answerId } from "./try-answers";

/**
 * A sample's result as the product's cards take it, and the quote that was pressed.
 * @param score null if no computer was to read the answers
 */
export function useTriedResult(questions: readonly RoomQuestion[], score: TryScore | null) {
  const [quote, setQuote] = useState<Quote | null>(null);
  const evaluation: EvaluationView | null = score && { ...score, version: 1, versions: 1, at: "" };
  const show = (questionId: string) => {
    const answer = document.getElementById(answerId(questionId));
    answer?.scrollIntoView({ block: "start" });
    answer?.focus({ preventScroll: true });
  };
  const hearing: Hearing = {
    answers: questions.map(({ id, text }, at) => ({
      questionId: id,
      number: at + 1,
      question: text,
      mediaId: null,
      language: null,
    })),
    playing: quote,
    onPlay: (pressed) => {
      setQuote(pressed);
      show(pressed.questionId);
    },
    onShow: show,
  };
  return {
    evaluation,
    state: score?.outcome ?? ("people_only" as const),
    findings: findingsOf(evaluation),
    hearing,
    quote,
  };
}
