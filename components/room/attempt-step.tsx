"use client";

import type { RoomQuestion } from "#lib/domain/room/room";
import { nextStep } from "#lib/room-client/step-state";
import { QuestionStep } from "./answers/question-step";
import { CameraCheckStep } from "./camera/camera-check-step";
import type { Camera } from "./camera/use-camera";
import { useRoom } from "./room-context";
import { AccommodationStep } from "./steps/accommodation-step";
import { AvailabilityStep } from "./steps/availability-step";
import { LaterStep } from "./steps/later-step";
import { ReviewStep } from "./steps/review-step";
import type { Attempt } from "./use-attempt";
import type { Steps } from "./use-steps";

/** The step of an attempt that is not submitted yet: a question, or what stands between them. */
export function AttemptStep({
  attempt,
  questions,
  steps: { state, step, go, dispatch },
  camera,
  onForget,
}: {
  attempt: Attempt;
  questions: readonly RoomQuestion[];
  steps: Steps;
  camera: Camera;
  onForget: (() => void) | undefined;
}) {
  const { interview } = useRoom();
  /** A step aside, from which one comes back to where one was, the camera too. */
  const aside = (to: "accommodation" | "later") => {
    const filming = camera.stream !== null || camera.asking;
    dispatch({ kind: "steppedAside", to, filming });
  };
  const back = () => {
    go(state.asideFrom.step);
    if (state.asideFrom.filming) void camera.ask();
  };
  switch (step) {
    case "check":
      return (
        <CameraCheckStep
          camera={camera}
          onNext={() => go(0)}
          onAccommodation={() => aside("accommodation")}
        />
      );
    case "accommodation":
      return (
        <AccommodationStep
          attempt={attempt}
          wish={state.wish}
          onWish={(wish) => dispatch({ kind: "wished", wish })}
          onDone={back}
        />
      );
    case "later":
      return (
        <LaterStep attempt={attempt} questions={questions} onGoOn={back} onForget={onForget} />
      );
    case "week":
      return (
        <AvailabilityStep
          attempt={attempt}
          week={state.week}
          onWeek={(week) => dispatch({ kind: "filledIn", week })}
          onDone={() => go("review")}
        />
      );
  }
  const question = step === "review" ? undefined : questions[step];
  if (step === "review" || question === undefined) {
    return (
      <ReviewStep
        attempt={attempt}
        questions={questions}
        onChange={go}
        onSubmitted={(at) => dispatch({ kind: "submitted", at })}
      />
    );
  }
  const after = nextStep(attempt, interview, questions, step);
  return (
    <QuestionStep
      key={question.id + question.type}
      attempt={attempt}
      camera={camera}
      question={question}
      index={step}
      total={questions.length}
      onBack={step > 0 ? () => go(step - 1) : undefined}
      after={after}
      onNext={() => go(after)}
      onLater={() => aside("later")}
      onAccommodation={() => aside("accommodation")}
    />
  );
}
