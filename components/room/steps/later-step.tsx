"use client";

import { useSyncExternalStore } from "react";
import { type RoomQuestion, UNFINISHED_DAYS } from "#lib/domain/room/room";
import { days, instant } from "#lib/domain/text/words";
import { isAnswered, isSending, isUndecided, pendingTake } from "#lib/room-client/answered";
import { UploadStatus } from "../answers/upload-status";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";
import { useDeadline } from "../use-deadline";
import { KioskLeave } from "./kiosk";
import { OwnLink } from "./own-link";

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
  const { answers, drafts, uploader } = attempt;
  const { states } = drafts;
  const typed = useSyncExternalStore(states.watch, states.all, states.all);
  const deadline = useDeadline(attempt);
  const { held } = uploader;
  const inPage = useSyncExternalStore(held.watch, held.all, held.all).size > 0;
  const { kiosk, noMail } = interview;
  const answered = questions.filter((question) => isAnswered(answers, question));
  const lead = noMail
    ? messages.noMail[kiosk ? "kioskLater" : "later"]
    : kiosk
      ? messages.kiosk.later
      : m.lead;
  const saved = kiosk ? messages.kiosk.sent : m.sent;
  const sent = answered.length > 0 ? saved : !kiosk && messages.done.close;
  // What doesn't fit is not sent at all.
  const waiting = answered.filter((question) => isSending(answers, drafts, question));
  const undecided = questions.filter((question) => isUndecided(answers, drafts, question));
  const going = waiting.filter((question) => !undecided.includes(question));
  return (
    <Step title={m.title} actions={<RoomButton onClick={onGoOn}>{m.goOn}</RoomButton>}>
      <p className="mt-2 text-lg">
        {answered.length > 0 && !kiosk && <span>{m.kept} </span>}
        <span>{lead}</span>
      </p>
      {deadline?.name === "none" && (
        <p className="mt-2">{say(m.noDeadline, { days: days(UNFINISHED_DAYS, language) })}</p>
      )}
      {/* Past the deadline, the note above the step says what still holds. */}
      {(deadline?.name === "far" || deadline?.name === "soon") && (
        <p className="mt-2">
          {say(m.until, { when: instant(deadline.until, language) })} {m.begun}
        </p>
      )}
      {undecided.length + going.length > 0 && (
        <ul className="mt-6 grid gap-3">
          {undecided.map(({ id, text }) => (
            <li key={id} className="rounded-lg border bg-card p-4">
              <p className="break-words font-semibold">
                <bdi>{text}</bdi>
              </p>
              <p className="mt-3 text-destructive text-sm">{messages.text.unsaved}</p>
            </li>
          ))}
          {going.map((question) => (
            <li key={question.id} className="rounded-lg border bg-card p-4">
              <p className="break-words font-semibold">
                <bdi>{question.text}</bdi>
              </p>
              {question.type === "text" && !pendingTake(answers, question) ? (
                <p className="mt-3 text-muted-foreground text-sm">
                  {messages.text[typed.get(question.id) ?? "saving"]}
                </p>
              ) : (
                <UploadStatus
                  uploader={uploader}
                  takeId={pendingTake(answers, question)?.id ?? ""}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="mt-6 font-medium">
        {going.length > 0
          ? m.sending
          : inPage
            ? messages.upload.held
            : undecided.length > 0
              ? m.unsaved
              : sent}
      </p>
      {noMail && <OwnLink why={messages.noMail.keep} />}
      {onForget && <KioskLeave disabled={going.length > 0} onForget={onForget} />}
    </Step>
  );
}
