"use client";

import { useSyncExternalStore } from "react";
import { recorderHabit, savesAtStop } from "#lib/room-client/recorder-habit";
import { useRoom } from "./room-context";

/** Says that this browser saves an answer only when it is stopped, once a recording has shown that. */
export function SavesAtStop() {
  const { messages } = useRoom();
  const shown = useSyncExternalStore(recorderHabit.watch, savesAtStop, () => false);
  return (
    <p role="status" className={shown ? "mt-3 rounded-lg bg-muted p-4" : "sr-only"}>
      {shown && messages.video.savesAtStop}
    </p>
  );
}
