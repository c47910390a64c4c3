"use client";

import { useEffect, useState } from "react";
import type { RoomInterview } from "#lib/domain/room/room";
import { fill, instant } from "#lib/domain/text/words";
import { liveTransport } from "#lib/room-client/live-transport";
import { useLanguage } from "../language-context";
import { RoomFrame } from "../room-frame";
import { Step } from "../step";

/** The deadline is over: says when it was, in the visitor's own zone, and whom to ask. */
export function ClosedRoom({ interview, known }: { interview: RoomInterview; known: boolean }) {
  const { messages, language } = useLanguage();
  const m = messages.closed;
  const [when, setWhen] = useState("");
  useEffect(() => {
    if (interview.deadline) setWhen(instant(interview.deadline, language));
  }, [interview.deadline, language]);
  // Whoever began in time and lost their cookie may still finish, or has submitted.
  useEffect(() => {
    if (known || interview.kiosk) return;
    void liveTransport(interview.key, false)
      .comeBack()
      .then((found) => {
        if (found?.opened) window.location.reload();
      });
  }, [interview.key, interview.kiosk, known]);
  return (
    <RoomFrame company={interview.company}>
      <Step focus={false} title={m.title} eyebrow={<bdi>{interview.title}</bdi>}>
        <p className="mt-3 min-h-6 text-lg">{when && fill(m.lead, { when }, language)}</p>
        <p className="mt-2 text-muted-foreground">{m.help}</p>
      </Step>
    </RoomFrame>
  );
}

/** The link carries an invitation that its company took back: nothing begins here. */
export function TakenBackRoom({ company }: Pick<RoomInterview, "company">) {
  const { messages, language } = useLanguage();
  const m = messages.takenBack;
  return (
    <RoomFrame company={company}>
      <Step focus={false} title={m.title}>
        <p className="mt-3 text-lg">{fill(m.lead, { company: company.name }, language)}</p>
        <p className="mt-2 text-muted-foreground">{m.help}</p>
      </Step>
    </RoomFrame>
  );
}

/** A link that leads nowhere. */
export function UnknownRoom() {
  const { messages } = useLanguage();
  const m = messages.unknown;
  return (
    <RoomFrame company={null}>
      <Step focus={false} title={m.title}>
        <p className="mt-3 text-lg">{m.lead}</p>
        <p className="mt-2 text-muted-foreground">{m.help}</p>
      </Step>
    </RoomFrame>
  );
}
