import type { AccommodationKind } from "#lib/domain/room/accommodations";
import type { RoomInterview, RoomQuestion, RoomState } from "#lib/domain/room/room";
import { isAnswered } from "./answered.ts";
import type { Answers } from "./attempt-state.ts";

/** A question by its index, or a step between them. */
export type CurrentStep = number | "check" | "accommodation" | "week" | "review" | "later";

/** What somebody asks for in order to answer. */
export type Wish = { kinds: readonly AccommodationKind[]; note: string };

/** Where a candidate is in an attempt, and what was chosen or written there and not sent yet. */
export type StepState = {
  step: CurrentStep;
  /** The step from which somebody stepped aside, and whether the camera ran there. */
  asideFrom: { step: CurrentStep; filming: boolean };
  wish: Wish | null;
  /** The week's availability. */
  week: string | null;
  /** The server's time of the submission; null before it. */
  submittedAt: string | null;
};

export type StepAction =
  | { kind: "moved"; to: CurrentStep }
  /** A step from which one comes back to where one was, with the camera as it was. */
  | { kind: "steppedAside"; to: CurrentStep; filming: boolean }
  | { kind: "wished"; wish: Wish | null }
  | { kind: "filledIn"; week: string | null }
  | { kind: "submitted"; at: string };

/** The candidate's step after something happened. */
export function stepReducer(state: StepState, happened: StepAction): StepState {
  switch (happened.kind) {
    case "moved":
      return { ...state, step: happened.to };
    case "steppedAside": {
      const asideFrom = { step: state.step, filming: happened.filming };
      return { ...state, step: happened.to, asideFrom };
    }
    case "wished":
      return { ...state, wish: happened.wish };
    case "filledIn":
      return { ...state, week: happened.week };
    case "submitted":
      return { ...state, submittedAt: happened.at };
  }
}

/** Where an attempt goes on: at the step that this device kept, else at the first question without an answer. */
export function firstSteps(
  kept: string | undefined,
  questions: readonly RoomQuestion[],
  answers: Answers,
  submittedAt: string | null,
): StepState {
  const step = firstStep(kept, questions, answers);
  return { step, asideFrom: { step: 0, filming: false }, wish: null, week: null, submittedAt };
}

function firstStep(
  kept: string | undefined,
  questions: readonly RoomQuestion[],
  answers: Answers,
): CurrentStep {
  if (kept === "check" || kept === "week" || kept === "review") return kept;
  const index = Number(kept ?? Number.NaN);
  if (questions[index]) return index;
  const first = questions.findIndex((question) => !isAnswered(answers, question));
  if (first === -1) return "review";
  const begun = questions.some((question) => isAnswered(answers, question));
  return begun || !isFilmed(questions) ? first : "check";
}

/** Whether a reload comes back to this step. */
export function isKeptStep(step: CurrentStep): boolean {
  return step !== "accommodation" && step !== "later";
}

/** The step that is shown: without a question to be filmed there is no camera to check. */
export function shownStep(step: CurrentStep, questions: readonly RoomQuestion[]): CurrentStep {
  return step === "check" && !isFilmed(questions) ? 0 : step;
}

const isFilmed = (questions: readonly RoomQuestion[]) =>
  questions.some(({ type }) => type === "video");

/** What comes after a question: the next one, or the end if all the others have their answers. */
export function nextStep(
  { answers, state }: { answers: Answers; state: Pick<RoomState, "again" | "availability"> },
  { showAvailability }: Pick<RoomInterview, "showAvailability">,
  questions: readonly RoomQuestion[],
  index: number,
): CurrentStep {
  // A candidate who opened one question from the overview goes back to the overview.
  const rest = questions.slice(index + 1);
  if (!rest.every((question) => isAnswered(answers, question))) return index + 1;
  const asksWeek = showAvailability && state.availability === null && !state.again?.questionId;
  return asksWeek ? "week" : "review";
}
