"use client";

import { useRoom } from "./room-context";
import { RoomFrame } from "./room-frame";

/** While the interview is on its way. */
export function RoomLoading() {
  const { interview, messages } = useRoom();
  return (
    <RoomFrame company={interview.company}>
      <p role="status" className="py-16 text-center text-lg text-muted-foreground">
        {messages.frame.loading}
      </p>
    </RoomFrame>
  );
}
