"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { RoomQuestion } from "#lib/domain/room/room";
import { clock } from "#lib/domain/text/words";
import { RoomButton } from "../button";
import { CameraPreview } from "../camera/camera-preview";
import { LevelMeter } from "../camera/level-meter";
import { SavesAtStop } from "../camera/saves-at-stop";
import { useRoom } from "../room-context";
import { StepAction } from "../step";
import { useCountdown } from "./use-countdown";
import type { RecorderPhase } from "./use-recorder";

const TOLD_AT = [60, 30, 10, 5];
/** As long as any button of the room takes no tap after it appeared; this one has the focus at once. */
const SETTLE_MS = 400;

/** Thinking and recording: one clock, one button. */
export function LiveView({
  stream,
  question,
  phase,
  onStart,
  onStop,
}: {
  stream: MediaStream;
  question: RoomQuestion;
  phase: RecorderPhase;
  onStart: () => void;
  onStop: () => void;
}) {
  const { messages, say, count, announce } = useRoom();
  const m = messages.video;
  const thinking = useCountdown(question.thinkingTime, phase === "thinking", onStart);
  const speaking = useCountdown(question.maxDuration, phase === "recording", onStop);
  const left = Math.ceil(phase === "thinking" ? thinking : speaking);
  const button = useRef<HTMLButtonElement>(null);
  const appeared = useRef(0);

  const tell = useEffectEvent((now: RecorderPhase, seconds: number) => {
    if (now === "thinking" && seconds === question.thinkingTime) {
      announce(count(m.thinkLeft, seconds));
    }
    if (now === "recording" && seconds === question.maxDuration) announce(m.recording);
    else if (now === "recording" && TOLD_AT.includes(seconds)) {
      announce(count(m.announceLeft, seconds));
    }
  });
  useEffect(() => tell(phase, left), [phase, left]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each phase has its own button, which takes the focus
  useEffect(() => {
    appeared.current = performance.now();
    button.current?.focus({ preventScroll: true });
  }, [phase]);
  /** Enter pressed twice would press what the button has become. */
  const settled = (press: () => void) => () => {
    if (performance.now() - appeared.current >= SETTLE_MS) press();
  };

  return (
    <>
      <CameraPreview stream={stream} label={m.camera}>
        <div className="absolute inset-x-3 top-3 flex flex-wrap justify-between gap-2 font-semibold text-white tabular-nums">
          <p className="flex items-center gap-2 rounded-2xl bg-black/75 px-3 py-1.5">
            {phase === "thinking" ? (
              m.thinkTitle
            ) : (
              <>
                <span
                  aria-hidden="true"
                  className="size-3 shrink-0 animate-pulse rounded-full bg-red-500"
                />
                <span>{m.recording}</span>
              </>
            )}
          </p>
          <p role="timer" translate="no" className="rounded-2xl bg-black/75 px-3 py-1.5">
            {say(m.timeLeft, { time: clock(left) })}
          </p>
        </div>
      </CameraPreview>
      <LevelMeter
        key={phase}
        stream={stream}
        label={m.level}
        quiet={phase === "recording" ? m.quiet : undefined}
      />
      {phase === "recording" && <SavesAtStop />}
      {phase === "thinking" && <p className="mt-3 text-lg">{count(m.thinkLeft, left)}</p>}
      <StepAction>
        {phase === "thinking" ? (
          <RoomButton
            key="start"
            ref={button}
            className="w-full sm:w-auto"
            onClick={settled(onStart)}
          >
            {m.startNow}
          </RoomButton>
        ) : (
          <RoomButton
            key="stop"
            ref={button}
            look="stop"
            className="w-full sm:w-auto"
            onClick={settled(onStop)}
            disabled={phase === "stopping"}
          >
            {phase === "stopping" ? m.stopping : m.stop}
          </RoomButton>
        )}
      </StepAction>
    </>
  );
}
