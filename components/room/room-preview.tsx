"use client";

import { useState } from "react";
import { FIRST_OPENING, type RoomInterview } from "#lib/domain/room/room";
import { previewTransport } from "#lib/room-client/preview-transport";
import { RoomEntry } from "./entry/room-entry";
import { LanguageProvider, type Spoken } from "./language-context";
import { RoomProvider } from "./room-context";

/** The same screens as a candidate's, for the employer who writes the interview: stores nothing, counts nothing, asks nobody. */
export function RoomPreview({ interview, ...spoken }: Spoken & { interview: RoomInterview }) {
  const [transport] = useState(() => previewTransport(interview));
  return (
    <LanguageProvider {...spoken} interviewKey={null}>
      <RoomProvider interview={interview} transport={transport}>
        <RoomEntry opening={FIRST_OPENING} returning={null} transport={transport} />
      </RoomProvider>
    </LanguageProvider>
  );
}
