"use client";

import { useState } from "react";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { useShortcuts } from "../shortcuts/use-shortcuts";

/** `j` and `k` go from question to question. @returns how often they did */
export function useQuestionKeys(
  answers: AnswerView[],
  current: AnswerView | null,
  choose: (questionId: string) => void,
): number {
  const [turns, setTurns] = useState(0);
  function step(by: 1 | -1) {
    const at = answers.findIndex(({ questionId }) => questionId === current?.questionId);
    const next = answers[at + by];
    if (!next) return;
    choose(next.questionId);
    setTurns((before) => before + 1);
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  return turns;
}
