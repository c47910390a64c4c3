"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { questionFor } from "#lib/domain/room/accommodations";
import { RoomFault } from "#lib/room-client/transport";
import { QuestionStep } from "./answers/question-step";
import { AttemptError } from "./attempt-error";
import { CameraCheckStep } from "./camera/camera-check-step";
import { useCamera } from "./camera/use-camera";
import { DeadlineNote } from "./deadline-note";
import { AddressGate } from "./entry/address-gate";
import { useRoom } from "./room-context";
import { RoomFrame } from "./room-frame";
import { RoomLoading } from "./room-loading";
import { AccommodationStep, type Wish } from "./steps/accommodation-step";
import { AvailabilityStep } from "./steps/availability-step";
import { DoneStep } from "./steps/done-step";
import { LaterStep } from "./steps/later-step";
import { ReviewStep } from "./steps/review-step";
import { ScreenedOutStep, ScreeningStep } from "./steps/screening-step";
import { Withdraw } from "./steps/withdraw";
import { type Attempt, useAttempt } from "./use-attempt";
import { useBack } from "./use-back";
import { type CurrentStep, nextStep, useCurrentStep } from "./use-current-step";
import { useIdle } from "./use-idle";
import { useLeaveWarning } from "./use-leave-warning";
import { useUnsavedTakesWarning } from "./use-unsaved-takes-warning";

/** The interview itself, from the first question to the thanks. */
export function AttemptRoom({
  onSomeoneElse,
  onForget,
  onWithdrawn,
}: {
  onSomeoneElse: () => void;
  /** Given if the device is shared: removes everything of this person from it. */
  onForget?: (() => void) | undefined;
  /** Given if there is something to withdraw: the application is gone, and everything with it. */
  onWithdrawn?: (() => void) | undefined;
}) {
  const { transport } = useRoom();
  const { attempt, fault, retry } = useAttempt(transport);
  const { quiet, wake } = useIdle(transport, attempt?.clock);
  if (fault instanceof RoomFault && fault.reason === "session_idle") {
    return <AddressGate onKnown={retry} onSomeoneElse={onSomeoneElse} />;
  }
  if (fault !== null) return <AttemptError fault={fault} onRetry={retry} />;
  if (attempt === null) return <RoomLoading />;
  const end = onWithdrawn && <Withdraw onWithdrawn={onWithdrawn} />;
  return (
    <>
      {quiet && <AddressGate onKnown={wake} onSomeoneElse={onSomeoneElse} />}
      {/* Hidden, not gone: what waits is still sent. */}
      <div hidden={quiet}>
        {attempt.state.screening.state === "due" ? (
          <ScreeningStep attempt={attempt} end={end} />
        ) : attempt.state.screening.state === "failed" ? (
          <ScreenedOutStep onForget={onForget} end={end} />
        ) : (
          <Questions attempt={attempt} onForget={onForget} end={end} />
        )}
      </div>
    </>
  );
}

function Questions({
  attempt,
  onForget,
  end,
}: {
  attempt: Attempt;
  onForget: (() => void) | undefined;
  end: ReactNode;
}) {
  const { interview, messages, say, transport } = useRoom();
  const { accommodation, again, questions: asked, submittedAt: before } = attempt.state;
  const questions = useMemo(
    () =>
      asked
        // The others stay as they were submitted.
        .filter(({ id }) => again?.questionId == null || id === again.questionId)
        .map((question) => questionFor(question, accommodation)),
    [asked, accommodation, again],
  );
  const [kept, setPlace] = useCurrentStep(attempt, questions);
  const filmed = questions.some(({ type }) => type === "video");
  const place = kept === "check" && !filmed ? 0 : kept;
  const [last, setLast] = useState<{ place: CurrentStep; filming: boolean }>({
    place: 0,
    filming: false,
  });
  // Chosen or written, and not sent yet.
  const [wish, setWish] = useState<Wish | null>(null);
  const [week, setWeek] = useState<string | null>(null);
  useLeaveWarning(wish !== null || week !== null);
  const [submittedAt, setSubmittedAt] = useState(before);
  useBack("question", place, setPlace, !transport.preview);
  const camera = useCamera();
  useUnsavedTakesWarning(attempt.store.held);
  const question = typeof place === "number" ? questions[place] : undefined;
  const total = questions.length;
  const done = submittedAt !== null;
  const films = place === "check" || question?.type === "video";

  const { release } = camera;
  useEffect(() => {
    if (done || !films) release();
  }, [done, films, release]);

  /** A step aside, from which one comes back to where one was, the camera too. */
  const aside = (to: CurrentStep) => {
    setLast({ place, filming: camera.stream !== null || camera.asking });
    setPlace(to);
  };
  const back = () => {
    setPlace(last.place);
    if (last.filming) void camera.ask();
  };
  const now = typeof place === "number" ? place + 1 : place === "check" ? 0 : total;
  const counted = typeof place === "number" || place === "review";
  return (
    <RoomFrame
      company={interview.company}
      poweredBy={messages.frame.poweredBy}
      notice={transport.preview ? messages.frame.preview : undefined}
      progress={
        done || !counted
          ? undefined
          : { now, total, words: say(messages.frame.progress, { current: now, total }) }
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
      ) : place === "check" ? (
        <CameraCheckStep
          camera={camera}
          onNext={() => setPlace(0)}
          onAccommodation={() => aside("accommodation")}
        />
      ) : place === "accommodation" ? (
        <AccommodationStep attempt={attempt} wish={wish} onWish={setWish} onDone={back} />
      ) : place === "later" ? (
        <LaterStep attempt={attempt} questions={questions} onGoOn={back} onForget={onForget} />
      ) : place === "week" ? (
        <AvailabilityStep
          attempt={attempt}
          week={week}
          onWeek={setWeek}
          onDone={() => setPlace("review")}
        />
      ) : question && typeof place === "number" ? (
        <QuestionStep
          key={question.id + question.type}
          attempt={attempt}
          camera={camera}
          question={question}
          index={place}
          total={total}
          onBack={place > 0 ? () => setPlace(place - 1) : undefined}
          after={nextStep(attempt, interview, questions, place)}
          onNext={() => setPlace(nextStep(attempt, interview, questions, place))}
          onLater={() => aside("later")}
          onAccommodation={() => aside("accommodation")}
        />
      ) : (
        <ReviewStep
          attempt={attempt}
          questions={questions}
          onChange={setPlace}
          onSubmitted={setSubmittedAt}
        />
      )}
    </RoomFrame>
  );
}
