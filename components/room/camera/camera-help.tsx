"use client";

import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import type { Camera, CameraFault } from "./use-camera";

/** Why there is no picture, what to do about it, and the way round it. */
export function CameraHelp({ camera, fault }: { camera: Camera; fault: CameraFault }) {
  const { messages } = useRoom();
  const m = messages.permission;
  const [copied, setCopied] = useState(false);
  const heading = useRestoreFocus<HTMLHeadingElement>(fault);
  const retry = fault !== "insecure" && fault !== "unsupported";
  async function copy() {
    await navigator.clipboard?.writeText(window.location.href).catch(() => {});
    setCopied(true);
  }
  return (
    <div role="alert" className="mt-6 rounded-lg border border-destructive bg-card p-5">
      <TriangleAlert aria-hidden="true" className="size-8 text-destructive" />
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
        <RoomButton look="quiet" className="w-full sm:w-auto" onClick={() => void copy()}>
          {copied ? m.copied : m.copy}
        </RoomButton>
      </div>
    </div>
  );
}
