"use client";

import { useEffect, useState } from "react";
import type { RoomQuestion } from "#lib/domain/room";
import { takesLeft } from "./attempt-state";
import { CameraSetup } from "./camera-setup";
import { LiveView } from "./live-view";
import { useRoom } from "./room-context";
import { AnsweredByVideo, TakeReview } from "./take-review";
import type { Attempt } from "./use-attempt";
import type { Camera } from "./use-camera";
import { useRecording } from "./use-recording";

/** A recorded answer: permission, time to think, recording, a look at it, and what became of it. */
export function VideoAnswer({
  attempt,
  camera,
  question,
  onBusy,
}: {
  attempt: Attempt;
  camera: Camera;
  question: RoomQuestion;
  onBusy: (busy: boolean) => void;
}) {
  const { interview, messages } = useRoom();
  const recording = useRecording(attempt, question, camera.stream);
  const [again, setAgain] = useState(false);
  const { answers, accept } = attempt;
  const arrived = answers.arrived.has(question.id);
  const take = answers.takes.get(question.id);
  const left = takesLeft(answers, question);
  const busy = recording.phase !== "idle";

  useEffect(() => {
    onBusy(busy);
    if (busy) setAgain(false);
    return () => onBusy(false);
  }, [busy, onBusy]);

  // Where there is nothing to choose, the recording is the answer.
  useEffect(() => {
    if (!busy && take?.whole && !take.accepted && left === 0 && !arrived) accept(take);
  }, [accept, arrived, busy, left, take]);

  if (busy && camera.stream) {
    return (
      <LiveView
        stream={camera.stream}
        question={question}
        phase={recording.phase}
        onStart={recording.start}
        onStop={recording.stop}
      />
    );
  }
  const elsewhere = !take && attempt.state.waiting.includes(question.id) && (
    <p className="mt-4 rounded-lg bg-muted p-4">{messages.video.elsewhere}</p>
  );
  const notice = recording.fault && (
    <p role="alert" className="mt-4 rounded-lg bg-muted p-4">
      {recording.fault === "tooShort" || recording.fault === "interrupted"
        ? messages.video[recording.fault]
        : messages.errors[recording.fault]}
    </p>
  );
  if (!again && take?.stopped) {
    return (
      <>
        {recording.fault === "interrupted" && notice}
        <TakeReview
          attempt={attempt}
          take={take}
          left={left}
          onAgain={() => {
            setAgain(true);
            void camera.ask();
          }}
        />
      </>
    );
  }
  if (!again && arrived) {
    return (
      <>
        {elsewhere}
        <AnsweredByVideo left={left} onAgain={() => setAgain(true)} />
      </>
    );
  }
  return (
    <>
      {interview.showHints && !camera.stream && (
        <p className="mt-4 text-muted-foreground">{messages.video.hint}</p>
      )}
      {elsewhere}
      {notice}
      <CameraSetup camera={camera} question={question} left={left} onStart={recording.think} />
    </>
  );
}
