"use client";

import { useId, useState } from "react";
import type { RoomQuestion } from "#lib/domain/room";
import { isAnswered } from "./answered";
import { RoomButton } from "./button";
import { useRoom } from "./room-context";
import { Step } from "./step";
import { TextAnswer } from "./text-answer";
import type { Attempt } from "./use-attempt";
import type { Camera } from "./use-camera";
import { VideoAnswer } from "./video-answer";

/** One question and its answer. */
export function QuestionStep({
  attempt,
  camera,
  question,
  index,
  onBack,
  onNext,
}: {
  attempt: Attempt;
  camera: Camera;
  question: RoomQuestion;
  index: number;
  onBack: (() => void) | undefined;
  onNext: () => void;
}) {
  const { interview, messages, say } = useRoom();
  const m = messages.question;
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const error = useId();
  const answered = isAnswered(attempt.answers, question);
  const missing = asked && !answered && question.type === "text";
  const last = index === interview.questions.length - 1;

  function next() {
    setAsked(true);
    if (!answered) return;
    void attempt.drafts.flush(question.id);
    onNext();
  }

  const showNext = question.type === "text" || answered;
  return (
    <Step
      eyebrow={say(m.label, { current: index + 1, total: interview.questions.length })}
      title={question.text}
      actions={
        !busy && (
          <>
            {showNext && (
              <RoomButton className="w-full sm:w-auto" onClick={next}>
                {last ? m.toReview : m.next}
              </RoomButton>
            )}
            <span className="flex justify-center gap-2">
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
            </span>
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
      {missing && (
        <p id={error} role="alert" className="mt-3 text-destructive">
          {m.empty}
        </p>
      )}
    </Step>
  );
}
