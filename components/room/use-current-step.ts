"use client";

import { useState } from "react";
import type { RoomInterview, RoomQuestion } from "#lib/domain/room/room";
import { isAnswered } from "#lib/room-client/answered";
import type { Attempt } from "./use-attempt";

/** A question by its index, or a step between them. */
export type CurrentStep = number | "check" | "accommodation" | "week" | "review" | "later";

const KEPT: readonly (string | null)[] = ["check", "week", "review"];

/** What comes after a question: the next one, or the end where all the others have their answers. */
export function nextStep(
  attempt: Attempt,
  interview: RoomInterview,
  questions: readonly RoomQuestion[],
  place: number,
): CurrentStep {
  // A candidate who opened one question from the overview goes back to the overview.
  const rest = questions.slice(place + 1);
  if (!rest.every((question) => isAnswered(attempt.answers, question))) return place + 1;
  const { again, availability } = attempt.state;
  const asksWeek = interview.showAvailability && availability === null && !again?.questionId;
  return asksWeek ? "week" : "review";
}

/** The candidate's current step, restored after a reload or a restart of the browser. */
export function useCurrentStep(
  attempt: Attempt,
  questions: readonly RoomQuestion[],
): [CurrentStep, (place: CurrentStep) => void] {
  const [place, setPlace] = useState<CurrentStep>(() => {
    const kept = attempt.place;
    if (kept === "check" || kept === "week" || kept === "review") return kept;
    const index = Number(kept ?? Number.NaN);
    if (questions[index]) return index;
    const first = questions.findIndex((question) => !isAnswered(attempt.answers, question));
    if (first === -1) return "review";
    const begun = questions.some((question) => isAnswered(attempt.answers, question));
    return begun || !questions.some(({ type }) => type === "video") ? first : "check";
  });
  return [
    place,
    (next) => {
      setPlace(next);
      if (typeof next !== "number" && !KEPT.includes(next)) return;
      // Without storage a reload opens the first question that has no answer.
      void attempt.store.putPlace(attempt.state.attemptId, String(next)).catch(() => {});
    },
  ];
}
