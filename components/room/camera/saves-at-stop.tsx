"use client";

import { useSyncExternalStore } from "react";
import { recorderBehavior, savesAtStop } from "#lib/room-client/recorder-behavior";
import { useRoom } from "../room-context";

/** Says that this browser saves an answer only when it is stopped, once a recording has shown that. */
export function SavesAtStop() {
  const { messages } = useRoom();
  const shown = useSyncExternalStore(recorderBehavior.watch, savesAtStop, () => false);
  return (
    <p role="status" className={shown ? "mt-3 rounded-lg bg-muted p-4" : "sr-only"}>
      {shown && messages.video.savesAtStop}
    </p>
  );
}
