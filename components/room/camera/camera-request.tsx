"use client";

import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Sign } from "../sign";
import { StepAction } from "../step";
import { CameraHelp } from "./camera-help";
import type { Camera } from "./use-camera";

/** Asks for permission in words before the browser does; if that failed, says how to mend it. */
export function CameraRequest({ camera }: { camera: Camera }) {
  const { messages } = useRoom();
  const m = messages.video;
  if (camera.fault) return <CameraHelp camera={camera} fault={camera.fault} />;
  return (
    <div className="mt-6 flex flex-col items-start gap-3 rounded-lg border bg-card p-5">
      <Sign of="camera" className="size-8 text-primary" />
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
  );
}
