"use client";

import { useEffect } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import type { RoomQuestion } from "#lib/domain/room/room";
import { clock } from "#lib/domain/text/words";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { StepAction } from "../step";
import { CameraPreview } from "./camera-preview";
import { CameraRequest } from "./camera-request";
import { DevicePicker } from "./device-picker";
import { LevelMeter } from "./level-meter";
import { Practice } from "./practice";
import { SavesAtStop } from "./saves-at-stop";
import type { Camera } from "./use-camera";

/** Before a take: what the rules are, permission, and a look at oneself. */
export function CameraSetup({
  camera,
  question,
  left,
  first,
  onStart,
}: {
  camera: Camera;
  question: RoomQuestion;
  left: number;
  /** Whether nothing was tried yet: a take that broke or was silent is not the one that counts. */
  first: boolean;
  onStart: () => void;
}) {
  const { messages, count } = useRoom();
  const m = messages.video;
  const start = useRestoreFocus<HTMLButtonElement>(camera.stream);
  const { resume } = camera;
  useEffect(() => void resume(), [resume]);
  return (
    <>
      <Rules question={question} left={left} first={first} />
      {camera.stream ? (
        <>
          <CameraPreview stream={camera.stream} label={m.camera} />
          <LevelMeter stream={camera.stream} label={m.level} />
          <p className="mt-3">{camera.choice.soundOnly ? messages.check.heard : m.ready}</p>
          <StepAction>
            <RoomButton ref={start} className="w-full sm:w-auto" onClick={onStart}>
              {m.start}
            </RoomButton>
          </StepAction>
          <p className="mt-2 text-muted-foreground text-sm">
            {count(m.startHint, question.thinkingTime)}
          </p>
          <SavesAtStop />
          {question.maxRetakes === 0 && first && (
            <details className="mt-4">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
                {messages.check.practiceFirst}
              </summary>
              <Practice key={camera.stream.id} stream={camera.stream} />
            </details>
          )}
          <details className="mt-4">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
              {messages.check.change}
            </summary>
            <DevicePicker camera={camera} />
          </details>
        </>
      ) : (
        <CameraRequest camera={camera} />
      )}
    </>
  );
}

function Rules({
  question,
  left,
  first,
}: {
  question: RoomQuestion;
  left: number;
  first: boolean;
}) {
  const { messages, say, count } = useRoom();
  const m = messages.video;
  const rules = [
    say(m.max, { time: clock(question.maxDuration) }),
    count(m.thinking, question.thinkingTime),
    ...(question.maxRetakes === 0
      ? first
        ? [m.noRetakes]
        : []
      : [
          left > question.maxRetakes
            ? count(m.retakes, question.maxRetakes)
            : count(m.retakesLeft, left),
        ]),
  ];
  return (
    <ul className="mt-4 flex flex-wrap gap-2 text-sm">
      {rules.map((rule) => (
        <li key={rule} className="rounded-full bg-muted px-3 py-1.5 font-medium">
          {rule}
        </li>
      ))}
    </ul>
  );
}
