"use client";

import { useEffect, useState } from "react";
import { GRACE_MINUTES } from "#lib/domain/room/room";
import { instant } from "#lib/domain/text/words";
import { useRoom } from "./room-context";

const SOON_MS = 30 * 60_000;

/** Says that the interview closes soon, or that the minutes after its deadline are running. */
export function DeadlineNote({ deadline }: { deadline: string | null }) {
  const { messages, language, say } = useRoom();
  const closes = deadline === null ? null : Date.parse(deadline);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (closes === null) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, [closes]);
  if (closes === null || now === null || now < closes - SOON_MS) return null;
  const over = now >= closes;
  const until = new Date(over ? closes + GRACE_MINUTES * 60_000 : closes).toISOString();
  return (
    <p role="status" className="mb-6 rounded-lg bg-muted p-4">
      {say(over ? messages.closing.grace : messages.closing.soon, {
        when: instant(until, language),
      })}
    </p>
  );
}
