"use client";

import { useLayoutEffect, useState } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import type { RoomMessages } from "#lib/messages/room";
import { shownTake, takesLeft, takesOf } from "#lib/room-client/attempt-state";
import { RoomButton } from "../button";
import { CameraSetup } from "../camera/camera-setup";
import type { Camera } from "../camera/use-camera";
import { useRoom } from "../room-context";
import type { Attempt } from "../use-attempt";
import { BeforeRecording } from "./before-recording";
import { LiveView } from "./live-view";
import { AnsweredByVideo, TakeReview } from "./take-review";
import { type RecorderFault, useRecorder } from "./use-recorder";

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
  const recorder = useRecorder(attempt, question, camera.stream);
  const [again, setAgain] = useState(false);
  const { answers } = attempt;
  const take = shownTake(answers, question.id);
  const arrived = answers.arrived.has(question.id);
  const left = takesLeft(answers, question);
  const busy = recorder.phase !== "idle";

  // Before the picture is drawn: a second tap would meet a button that is about to go.
  useLayoutEffect(() => {
    onBusy(busy);
    if (busy) setAgain(false);
    return () => onBusy(false);
  }, [busy, onBusy]);

  if (busy && camera.stream) {
    return (
      <LiveView
        stream={camera.stream}
        question={question}
        phase={recorder.phase}
        onStart={recorder.start}
        onStop={recorder.stop}
      />
    );
  }
  const elsewhere = !take && answers.elsewhere.has(question.id) && (
    <p className="mt-4 rounded-lg bg-muted p-4">{messages.video.elsewhere}</p>
  );
  // After a reload, what was written down with the take.
  const fault = recorder.fault ?? (again || take?.accepted ? undefined : take?.endedBy);
  const notice = fault && (
    <p role="alert" className="mt-4 rounded-lg bg-muted p-4">
      {faultWords(fault, messages, {
        any: take !== undefined || arrived,
        own: takesOf(answers, question.id).at(-1)?.endedBy === fault,
      })}
    </p>
  );
  if (!again && take?.stopped) {
    return (
      <>
        {notice}
        <TakeReview
          attempt={attempt}
          take={take}
          left={left}
          closed={fault === undefined}
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
        {notice}
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
      <BeforeRecording questionId={question.id}>
        <CameraSetup
          camera={camera}
          question={question}
          left={left}
          first={take === undefined && !fault}
          onStart={recorder.think}
        />
      </BeforeRecording>
      {again && take && (
        <RoomButton look="quiet" className="mt-4" onClick={() => setAgain(false)}>
          {messages.video.watch}
        </RoomButton>
      )}
    </>
  );
}

/** What ended a take, and what is still there: something of itself (`own`), or of any try at the question. */
function faultWords(
  fault: RecorderFault,
  { video, errors }: RoomMessages,
  kept: { own: boolean; any: boolean },
): string {
  if (fault === "recording") return errors.recording;
  if (fault === "storage") return kept.own ? errors.storageKept : errors.storage;
  if (fault === "noBytes") return kept.own ? video.noBytes : video.noBytesEmpty;
  return fault === "tooShort" && kept.any ? video.tooShortKept : video[fault];
}
