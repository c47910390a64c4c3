"use client";

import { Camera as CameraIcon, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { RoomQuestion } from "#lib/domain/room";
import { clock } from "#lib/domain/words";
import { RoomButton } from "./button";
import { LevelMeter } from "./level-meter";
import { Preview } from "./live-view";
import { useRoom } from "./room-context";
import { StepAction } from "./step";
import type { Camera, CameraFault } from "./use-camera";

/** Before a recording: what the rules are, permission, and a look at oneself. */
export function CameraSetup({
  camera,
  question,
  left,
  onStart,
}: {
  camera: Camera;
  question: RoomQuestion;
  left: number;
  onStart: () => void;
}) {
  const { messages, say } = useRoom();
  const m = messages.video;
  return (
    <>
      <Rules question={question} left={left} />
      {camera.stream ? (
        <>
          <Preview stream={camera.stream} label={m.camera} />
          <LevelMeter stream={camera.stream} label={m.level} />
          <p className="mt-3">{m.ready}</p>
          <StepAction>
            <RoomButton className="w-full sm:w-auto" onClick={onStart}>
              {m.start}
            </RoomButton>
          </StepAction>
          <p className="mt-2 text-muted-foreground text-sm">
            {say(m.startHint, { seconds: question.thinkingTime })}
          </p>
        </>
      ) : camera.fault ? (
        <FaultHelp fault={camera.fault} onRetry={camera.ask} />
      ) : (
        <div className="mt-6 flex flex-col items-start gap-3 rounded-lg border bg-card p-5">
          <CameraIcon aria-hidden="true" className="size-8 text-primary" />
          <h2 className="font-semibold text-lg">{m.askTitle}</h2>
          <p>{m.askLead}</p>
          <StepAction>
            <RoomButton
              className="w-full sm:w-auto"
              onClick={() => void camera.ask()}
              disabled={camera.asking}
            >
              {camera.asking ? m.asking : m.ask}
            </RoomButton>
          </StepAction>
        </div>
      )}
    </>
  );
}

function Rules({ question, left }: { question: RoomQuestion; left: number }) {
  const { messages, say, count } = useRoom();
  const m = messages.video;
  const rules = [
    say(m.max, { time: clock(question.maxDuration) }),
    say(m.thinking, { seconds: question.thinkingTime }),
    question.maxRetakes === 0
      ? m.noRetakes
      : left > question.maxRetakes
        ? count(m.retakes, question.maxRetakes)
        : count(m.retakesLeft, left),
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

function FaultHelp({ fault, onRetry }: { fault: CameraFault; onRetry: () => Promise<void> }) {
  const { messages } = useRoom();
  const m = messages.permission;
  const [copied, setCopied] = useState(false);
  const retry = fault !== "insecure" && fault !== "unsupported";
  async function copy() {
    await navigator.clipboard?.writeText(window.location.href).catch(() => {});
    setCopied(true);
  }
  return (
    <div role="alert" className="mt-6 rounded-lg border border-destructive bg-card p-5">
      <TriangleAlert aria-hidden="true" className="size-8 text-destructive" />
      <h2 className="mt-2 font-semibold text-lg">{m[fault].title}</h2>
      <p className="mt-1">{m[fault].body}</p>
      <p className="mt-1 text-muted-foreground">{m.safe}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {retry && <RoomButton onClick={() => void onRetry()}>{m.retry}</RoomButton>}
        <RoomButton look="quiet" onClick={() => void copy()}>
          {copied ? m.copied : m.copy}
        </RoomButton>
      </div>
    </div>
  );
}
