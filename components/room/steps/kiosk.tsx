"use client";

import { useCountdown } from "../answers/use-countdown";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";

const SECONDS = 30;

/** On a shared device, after the thanks: it forgets by itself, or at once. */
export function KioskFarewell({ lead, onForget }: { lead?: string; onForget: () => void }) {
  const { messages, count } = useRoom();
  const m = messages.kiosk;
  const left = useCountdown(SECONDS, true, onForget);
  return (
    <section className="mt-6 rounded-lg bg-muted p-5">
      {lead && <p className="mb-1">{lead}</p>}
      <p className="text-muted-foreground tabular-nums">{count(m.auto, Math.ceil(left))}</p>
      <RoomButton className="mt-4" onClick={onForget}>
        {m.next}
      </RoomButton>
    </section>
  );
}

/** On a shared device, before the end: leaving takes everything along. */
export function KioskLeave({ disabled, onForget }: { disabled: boolean; onForget: () => void }) {
  const { messages, say } = useRoom();
  const m = messages.kiosk;
  return (
    <section className="mt-6 rounded-lg border bg-card p-5">
      <p>{say(m.leaveLead)}</p>
      <RoomButton look="quiet" className="mt-4" disabled={disabled} onClick={onForget}>
        {m.leave}
      </RoomButton>
    </section>
  );
}
