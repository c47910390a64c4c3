"use client";

import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";
import { CameraPreview } from "./camera-preview";
import { CameraRequest } from "./camera-request";
import { DevicePicker } from "./device-picker";
import { LevelMeter } from "./level-meter";
import { Practice } from "./practice";
import { SavesAtStop } from "./saves-at-stop";
import type { Camera } from "./use-camera";

/** Before the first take: devices, a look, a listen, and a question that does not count. */
export function CameraCheckStep({
  camera,
  onNext,
  onAccommodation,
}: {
  camera: Camera;
  onNext: () => void;
  onAccommodation: () => void;
}) {
  const { interview, messages } = useRoom();
  const m = messages.check;
  const { stream } = camera;
  const next = useRestoreFocus<HTMLButtonElement>(stream);
  return (
    <Step
      title={m.title}
      actions={
        stream && (
          <RoomButton ref={next} className="w-full sm:w-auto" onClick={onNext}>
            {m.next}
          </RoomButton>
        )
      }
      more={
        <>
          {!stream && (
            <RoomButton look="bare" onClick={onNext}>
              {m.skip}
            </RoomButton>
          )}
          <RoomButton look="bare" onClick={onAccommodation}>
            {messages.accommodation.open}
          </RoomButton>
        </>
      }
    >
      <p className="mt-2 text-muted-foreground">{m.lead}</p>
      {interview.showHints && <Tips />}
      {stream ? (
        <>
          <CameraPreview stream={stream} label={messages.video.camera} />
          <LevelMeter stream={stream} label={messages.video.level} />
          <p className="mt-3">{camera.choice.soundOnly ? m.heard : messages.video.ready}</p>
          <DevicePicker camera={camera} />
          <Practice key={stream.id} stream={stream} />
          <SavesAtStop />
        </>
      ) : (
        <CameraRequest camera={camera} />
      )}
    </Step>
  );
}

function Tips() {
  const { tips, tipsTitle } = useRoom().messages.check;
  return (
    <section className="mt-4">
      <h2 className="font-semibold">{tipsTitle}</h2>
      <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-primary">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  );
}
