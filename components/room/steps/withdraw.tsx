"use client";

import { useId, useRef, useState } from "react";
import { noticePath } from "#lib/domain/room/notice";
import { RoomButton } from "../button";
import { Problem } from "../problem";
import { useRoom } from "../room-context";
import { Step } from "../step";
import { KioskFarewell } from "./kiosk";

const LOOK = "inline-flex min-h-11 items-center underline underline-offset-4";

/** At the end of every step of an attempt: what was agreed to, and the way out, which asks once more. */
export function Withdraw({ onWithdrawn }: { onWithdrawn: () => void }) {
  const { interview, messages, say, transport } = useRoom();
  const m = messages.withdraw;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function withdraw() {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      await transport.withdraw();
      onWithdrawn();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <div className="mb-2 flex flex-wrap justify-center gap-x-6">
      <a href={noticePath(interview.key)} target="_blank" rel="noreferrer" className={LOOK}>
        {m.agreed}
      </a>
      <button type="button" className={LOOK} onClick={() => dialog.current?.showModal()}>
        {m.open}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-lead`}
        onClose={() => setFailed(false)}
        className="m-auto w-[calc(100%-2rem)] max-w-md rounded-lg border bg-card p-6 text-start text-base text-foreground backdrop:bg-black/50"
      >
        <h2 id={`${id}-title`} className="text-balance font-bold font-display text-xl">
          {m.sure}
        </h2>
        <p id={`${id}-lead`} className="mt-2">
          {say(m.lead)}
        </p>
        <Problem>{failed ? messages.errors.network : ""}</Problem>
        <div className="mt-6 grid gap-3">
          <RoomButton look="quiet" onClick={() => dialog.current?.close()}>
            {m.no}
          </RoomButton>
          <RoomButton look="stop" aria-disabled={busy} onClick={() => void withdraw()}>
            {busy ? m.deleting : m.yes}
          </RoomButton>
        </div>
      </dialog>
    </div>
  );
}

/** Nothing is left of the attempt, on a shared device not even the room that says so. */
export function WithdrawnStep({ onForget }: { onForget: (() => void) | undefined }) {
  const { messages, say } = useRoom();
  return (
    <Step title={messages.withdraw.doneTitle}>
      <p className="mt-2 text-lg">{say(messages.withdraw.done)}</p>
      {onForget ? (
        <KioskFarewell onForget={onForget} />
      ) : (
        <p className="mt-2 text-muted-foreground">{messages.done.close}</p>
      )}
    </Step>
  );
}
