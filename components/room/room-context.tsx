"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import { type Arrival, PLAIN_LINK } from "#lib/domain/interviews/link-source";
import type { RoomInterview } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type Forms, fill, plural } from "#lib/domain/text/words";
import type { RoomMessages } from "#lib/messages/room";
import type { RoomTransport } from "#lib/room-client/transport";
import { useLanguage } from "./language-context";

type Room = {
  interview: RoomInterview;
  messages: RoomMessages;
  language: LanguageCode;
  transport: RoomTransport;
  /** What the link carried. */
  arrival: Arrival;
  /** Puts numbers and names into a text; the company's name is always there. */
  say: (text: string, values?: Record<string, string | number>) => string;
  count: (forms: Forms, count: number) => string;
  /** Tells a screen reader. */
  announce: (text: string) => void;
};

const Context = createContext<Room | null>(null);

/** The interview of this room, and what its parts share. */
export function useRoom(): Room {
  const room = useContext(Context);
  if (room === null) throw new Error("useRoom is for components inside RoomProvider");
  return room;
}

/** What every part of the room knows, and the one place that speaks to screen readers. */
export function RoomProvider({
  interview: given,
  transport,
  arrival = PLAIN_LINK,
  children,
}: {
  interview: RoomInterview;
  transport: RoomTransport;
  arrival?: Arrival;
  children: ReactNode;
}) {
  const { messages, language, words } = useLanguage();
  const interview = words?.interview ?? given;
  const [spoken, setSpoken] = useState("");
  const company = interview.company.name;
  const announce = useCallback<Room["announce"]>((text) => {
    // The same words once more are another text, or nobody would hear them.
    setSpoken((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  const say = useCallback<Room["say"]>(
    (text, values) => fill(text, { company, ...values }, language),
    [company, language],
  );
  const room = useMemo<Room>(
    () => ({
      interview,
      messages,
      language,
      transport,
      arrival,
      say,
      count: (forms, count) => plural(forms, count, language),
      announce,
    }),
    [interview, messages, language, transport, arrival, say, announce],
  );
  return (
    <Context value={room}>
      {children}
      <p aria-live="polite" className="sr-only" data-testid="room-announcer">
        {spoken}
      </p>
    </Context>
  );
}
