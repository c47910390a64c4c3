"use client";

import { useState } from "react";
import type { Opening, RoomInterview } from "#lib/domain/room/room";
import { liveTransport } from "#lib/room-client/live-transport";
import type { Returning } from "#lib/room-client/transport";
import { RoomEntry } from "./entry/room-entry";
import { useOpeningCount } from "./entry/use-opening-count";
import { RoomProvider } from "./room-context";

/** The candidate's room at its public link; its language is the layout's. */
export function Room({
  interview,
  opening,
  returning,
}: {
  interview: RoomInterview;
  opening: Opening;
  returning: Returning | null;
}) {
  const [transport] = useState(() =>
    liveTransport(interview.key, interview.kiosk, returning?.attemptId),
  );
  useOpeningCount(interview.key, opening.arrival.source, interview.kiosk, returning !== null);
  return (
    <RoomProvider interview={interview} transport={transport} arrival={opening.arrival}>
      <RoomEntry opening={opening} returning={returning} transport={transport} />
    </RoomProvider>
  );
}
