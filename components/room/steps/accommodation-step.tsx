"use client";

import { useId, useState } from "react";
import { ACCOMMODATION_KINDS, NOTE_LIMIT } from "#lib/domain/room/accommodations";
import type { Wish } from "#lib/room-client/step-state";
import { RoomButton } from "../button";
import { Problem } from "../problem";
import { useRoom } from "../room-context";
import { Step } from "../step";
import type { Attempt } from "../use-attempt";

/** What somebody needs in order to answer; it holds at once. What was not sent yet is `wish`, and stays for the next look. */
export function AccommodationStep({
  attempt,
  wish,
  onWish,
  onDone,
}: {
  attempt: Attempt;
  wish: Wish | null;
  onWish: (wish: Wish | null) => void;
  onDone: () => void;
}) {
  const { messages, say, announce } = useRoom();
  const m = messages.accommodation;
  const id = useId();
  const { kinds, note } = wish ?? attempt.state.accommodation;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function save() {
    if (busy) return;
    setBusy(true);
    setProblem("");
    try {
      await attempt.askFor([...kinds], note);
      onWish(null);
      announce(m.saved);
      onDone();
    } catch {
      setProblem(m.problem);
      setBusy(false);
    }
  }

  return (
    <Step
      title={m.title}
      actions={
        <>
          <RoomButton className="w-full sm:w-auto" disabled={busy} onClick={() => void save()}>
            {m.save}
          </RoomButton>
          <RoomButton look="bare" disabled={busy} onClick={onDone}>
            {messages.question.back}
          </RoomButton>
        </>
      }
    >
      <p className="mt-2">{say(m.lead)}</p>
      <fieldset className="mt-6 grid gap-3">
        <legend className="sr-only">{m.title}</legend>
        {ACCOMMODATION_KINDS.map((kind) => (
          <label
            key={kind}
            className="flex cursor-pointer items-start gap-3 rounded-lg border bg-card p-4 has-checked:border-primary"
          >
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              aria-describedby={`${id}-${kind}`}
              onChange={({ target }) =>
                onWish({
                  kinds: target.checked
                    ? [...kinds, kind]
                    : kinds.filter((other) => other !== kind),
                  note,
                })
              }
              className="mt-1 size-5 shrink-0 accent-primary"
            />
            <span>
              <span className="block font-semibold">{m[kind].title}</span>
              <span id={`${id}-${kind}`} className="block text-muted-foreground text-sm">
                {say(m[kind].hint)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-note`} className="mt-6 block font-semibold">
        {m.note}
      </label>
      <textarea
        id={`${id}-note`}
        value={note}
        rows={3}
        dir="auto"
        maxLength={NOTE_LIMIT}
        onChange={({ target }) => onWish({ kinds, note: target.value })}
        className="mt-1 block w-full rounded-md border border-input bg-card px-3 py-2.5"
      />
      <Problem>{problem}</Problem>
    </Step>
  );
}
