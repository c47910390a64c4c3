"use client";

import { useId, useState } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import { isAnswered } from "#lib/room-client/answered";
import type { CurrentStep } from "#lib/room-client/step-state";
import { RoomButton } from "../button";
import type { Camera } from "../camera/use-camera";
import { useRoom } from "../room-context";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";
import { useBlockBack } from "../use-back";

import { TextAnswer } from "./text-answer";
import { VideoAnswer } from "./video-answer";

/** One question and its answer. */
export function QuestionStep({
  attempt,
  camera,
  question,
  index,
  total,
  after,
  onBack,
  onNext,
  onLater,
  onAccommodation,
}: {
  attempt: Attempt;
  camera: Camera;
  question: RoomQuestion;
  index: number;
  total: number;
  /** Where `onNext` leads. */
  after: CurrentStep;
  onBack: (() => void) | undefined;
  onNext: () => void;
  onLater: () => void;
  onAccommodation: () => void;
}) {
  const { messages, say } = useRoom();
  const m = messages.question;
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  useBlockBack(busy);
  const error = useId();
  const answered = isAnswered(attempt.answers, question);
  const blank = (attempt.answers.texts.get(question.id) ?? "").trim() === "";
  const missing = asked && blank && question.type === "text";
  const label = after === "review" ? m.toReview : after === "week" ? messages.week.open : m.next;

  function next() {
    setAsked(true);
    if (!answered) return;
    void attempt.drafts.flush(question.id);
    onNext();
  }

  const showNext = question.type === "text" || answered;
  return (
    <Step
      eyebrow={say(m.label, { current: index + 1, total })}
      title={question.text}
      actions={
        !busy &&
        showNext && (
          <RoomButton className="w-full sm:w-auto" onClick={next}>
            {label}
          </RoomButton>
        )
      }
      more={
        !busy && (
          <>
            {onBack && (
              <RoomButton look="bare" onClick={onBack}>
                {m.back}
              </RoomButton>
            )}
            {!answered && (
              <RoomButton look="bare" onClick={onNext}>
                {m.skip}
              </RoomButton>
            )}
            <RoomButton look="bare" onClick={onLater}>
              {messages.later.open}
            </RoomButton>
          </>
        )
      }
    >
      {question.type === "text" ? (
        <TextAnswer
          attempt={attempt}
          question={question}
          describedBy={missing ? error : undefined}
        />
      ) : (
        <VideoAnswer attempt={attempt} camera={camera} question={question} onBusy={setBusy} />
      )}
      {!busy && (
        <RoomButton
          look="bare"
          className="!px-0 mt-4 text-base text-primary"
          onClick={onAccommodation}
        >
          {messages.accommodation.open}
        </RoomButton>
      )}
      {missing && (
        <p id={error} role="alert" className="mt-3 text-destructive">
          {m.empty}
        </p>
      )}
    </Step>
  );
}
