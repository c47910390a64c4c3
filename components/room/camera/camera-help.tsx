"use client";

import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { RoomButton } from "../button";
import { Copy } from "../copy";
import { useRoom } from "../room-context";
import { Sign } from "../sign";
import { OwnLink } from "../steps/own-link";
import type { Camera, CameraFault } from "./use-camera";

/** Why there is no picture, what to do about it, and the way round it. */
export function CameraHelp({ camera, fault }: { camera: Camera; fault: CameraFault }) {
  const { messages } = useRoom();
  const m = messages.permission;
  const heading = useRestoreFocus<HTMLHeadingElement>(fault);
  const retry = fault !== "insecure" && fault !== "unsupported";
  return (
    <>
      <div role="alert" className="mt-6 rounded-lg border border-destructive bg-card p-5">
        <Sign of="warning" className="size-8 text-destructive" />
        <h2 ref={heading} tabIndex={-1} className="mt-2 font-semibold text-lg outline-none">
          {m[fault].title}
        </h2>
        <p className="mt-1">{m[fault].body}</p>
        <p className="mt-1 text-muted-foreground">{m.safe}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {retry && (
            <RoomButton className="w-full sm:w-auto" onClick={() => void camera.ask()}>
              {m.retry}
            </RoomButton>
          )}
          {retry && !camera.choice.soundOnly && (
            <RoomButton
              look="quiet"
              className="w-full sm:w-auto"
              onClick={() => void camera.ask({ soundOnly: true })}
            >
              {messages.check.soundOnly}
            </RoomButton>
          )}
        </div>
      </div>
      {/* The link that opened this page would begin a second interview elsewhere; the room to try has no other. */}
      <OwnLink
        why={m.own}
        instead={
          <Copy address={window.location.href} words={m} className="mt-4 w-full sm:w-auto" />
        }
      />
    </>
  );
}
