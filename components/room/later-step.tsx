"use client";

import type { RoomQuestion } from "#lib/domain/room/room";
import { instant } from "#lib/domain/text/words";
import { shownTake } from "#lib/room-client/attempt-state";
import { RoomButton } from "./button";
import { KioskLeave } from "./kiosk";
import { OwnLink } from "./own-link";
import { useRoom } from "./room-context";
import { Step } from "./step";
import { UploadLine } from "./upload-line";
import type { Attempt } from "./use-attempt";

/** Stopping for today: what is kept, how long, and when the page may be closed. */
export function LaterStep({
  attempt,
  questions,
  onGoOn,
  onForget,
}: {
  attempt: Attempt;
  questions: readonly RoomQuestion[];
  onGoOn: () => void;
  onForget: (() => void) | undefined;
}) {
  const { interview, messages, language, say } = useRoom();
  const m = messages.later;
  const { answers, uploader } = attempt;
  const { closes } = attempt.state;
  const { kiosk, noMail } = interview;
  const lead = noMail
    ? messages.noMail[kiosk ? "kioskLater" : "later"]
    : kiosk
      ? messages.kiosk.later
      : m.lead;
  const waiting = questions.filter(({ id }) => shownTake(answers, id)?.accepted);
  return (
    <Step title={m.title} actions={<RoomButton onClick={onGoOn}>{m.goOn}</RoomButton>}>
      <p className="mt-2 text-lg">{lead}</p>
      <p className="mt-2">
        {closes ? `${say(m.until, { when: instant(closes, language) })} ${m.begun}` : m.noDeadline}
      </p>
      {waiting.length > 0 && (
        <ul className="mt-6 grid gap-3">
          {waiting.map(({ id, text }) => (
            <li key={id} className="rounded-lg border bg-card p-4">
              <p className="break-words font-semibold">
                <bdi>{text}</bdi>
              </p>
              <UploadLine uploader={uploader} takeId={shownTake(answers, id)?.id ?? ""} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-6 font-medium">
        {waiting.length > 0 ? m.sending : interview.kiosk ? messages.kiosk.sent : m.sent}
      </p>
      {noMail && <OwnLink submitted={false} />}
      {onForget && <KioskLeave disabled={waiting.length > 0} onForget={onForget} />}
    </Step>
  );
}
