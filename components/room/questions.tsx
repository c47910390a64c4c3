"use client";

import { type ReactNode, useEffect, useMemo } from "react";
import { useLeaveWarning } from "#components/shared/use-leave-warning";
import { questionFor } from "#lib/domain/room/accommodations";
import { AttemptStep } from "./attempt-step";
import { useCamera } from "./camera/use-camera";
import { DeadlineNote } from "./deadline-note";
import { useRoom } from "./room-context";
import { RoomFrame } from "./room-frame";
import { DoneStep } from "./steps/done-step";
import type { Attempt } from "./use-attempt";
import { useBack } from "./use-back";
import { useSteps } from "./use-steps";
import { useUnsavedTakesWarning } from "./use-unsaved-takes-warning";

/** The questions of an attempt, the steps between them, and the thanks. */
export function Questions({
  attempt,
  onForget,
  end,
}: {
  attempt: Attempt;
  onForget: (() => void) | undefined;
  end: ReactNode;
}) {
  const { interview, messages, say, transport } = useRoom();
  const { accommodation, again, questions: asked } = attempt.state;
  const questions = useMemo(
    () =>
      asked
        // The others stay as they were submitted.
        .filter(({ id }) => again?.questionId == null || id === again.questionId)
        .map((question) => questionFor(question, accommodation)),
    [asked, accommodation, again],
  );
  const steps = useSteps(attempt, questions);
  const { step, go } = steps;
  const { wish, week, submittedAt } = steps.state;
  useLeaveWarning(wish !== null || week !== null);
  useBack("question", step, go, !transport.preview);
  const camera = useCamera();
  useUnsavedTakesWarning(attempt.store.held);
  const done = submittedAt !== null;
  const question = typeof step === "number" ? questions[step] : undefined;
  const films = step === "check" || question?.type === "video";

  const { release } = camera;
  useEffect(() => {
    if (done || !films) release();
  }, [done, films, release]);

  const total = questions.length;
  const now = typeof step === "number" ? step + 1 : total;
  const counted = !done && (typeof step === "number" || step === "review");
  return (
    <RoomFrame
      company={interview.company}
      notice={transport.preview ? messages.frame.preview : undefined}
      progress={
        counted
          ? { now, total, words: say(messages.frame.progress, { current: now, total }) }
          : undefined
      }
      end={end}
    >
      {!done && <DeadlineNote attempt={attempt} />}
      {!done && again && (
        <p className="mb-6 rounded-lg bg-muted p-4">
          {say(again.questionId === null ? messages.again.all : messages.again.question)}
        </p>
      )}
      {done ? (
        <DoneStep
          name={attempt.state.name}
          aiAllowed={attempt.state.aiAllowed}
          submittedAt={submittedAt}
          onForget={onForget}
        />
      ) : (
        <AttemptStep
          attempt={attempt}
          questions={questions}
          steps={steps}
          camera={camera}
          onForget={onForget}
        />
      )}
    </RoomFrame>
  );
}
