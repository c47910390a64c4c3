"use client";

import { type Dispatch, useReducer } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import {
  type CurrentStep,
  firstSteps,
  isKeptStep,
  type StepAction,
  type StepState,
  shownStep,
  stepReducer,
} from "#lib/room-client/step-state";
import type { Attempt } from "./use-attempt";

export type Steps = {
  state: StepState;
  /** The step that is shown. */
  step: CurrentStep;
  /** Goes to a step, which a reload or a restart of the browser finds again. */
  go: (to: CurrentStep) => void;
  dispatch: Dispatch<StepAction>;
};

/** Where the candidate is in an attempt. */
export function useSteps(attempt: Attempt, questions: readonly RoomQuestion[]): Steps {
  const { answers, place, store } = attempt;
  const { attemptId, submittedAt } = attempt.state;
  const [state, dispatch] = useReducer(stepReducer, null, () =>
    firstSteps(place, questions, answers, submittedAt),
  );
  function go(to: CurrentStep) {
    dispatch({ kind: "moved", to });
    // Without storage a reload opens the first question that has no answer.
    if (isKeptStep(to)) void store.putPlace(attemptId, String(to)).catch(() => {});
  }
  return { state, step: shownStep(state.step, questions), go, dispatch };
}
