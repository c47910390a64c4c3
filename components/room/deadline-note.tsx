"use client";

import { instant } from "#lib/domain/text/words";
import type { Opened } from "#lib/room-client/open-attempt";
import { useRoom } from "./room-context";
import { useDeadline } from "./use-deadline";

/** Says that the interview closes soon, that the minutes after its deadline are running, or that they are over. */
export function DeadlineNote({ attempt }: { attempt: Pick<Opened, "state" | "clock"> }) {
  const { messages, language, say } = useRoom();
  const phase = useDeadline(attempt);
  if (phase === null || phase.name === "none" || phase.name === "far") return null;
  return (
    <p role="status" className="mb-6 rounded-lg bg-muted p-4">
      {phase.name === "over"
        ? messages.closed.unsent
        : say(messages.closing[phase.name], { when: instant(phase.until, language) })}
    </p>
  );
}
