"use client";

import { type FormEvent, useId, useState } from "react";
import { RoomFault } from "#lib/room-client/transport";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { RoomFrame } from "../room-frame";
import { Step } from "../step";

/** After a long quiet: whoever knows the address goes on, anybody else begins anew. Nothing of the person is shown. */
export function AddressGate({
  onKnown,
  onSomeoneElse,
}: {
  onKnown: () => void;
  onSomeoneElse: () => void;
}) {
  const { interview, messages, transport } = useRoom();
  const m = messages.idle;
  const id = useId();
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || email.trim() === "") return;
    setBusy(true);
    setProblem("");
    try {
      await transport.confirm(email.trim());
      onKnown();
    } catch (error) {
      setProblem(problemOf(error, messages));
      setBusy(false);
    }
  }

  return (
    <RoomFrame company={interview.company}>
      <Step
        title={m.title}
        actions={
          <>
            <RoomButton type="submit" form={id} disabled={busy} className="w-full sm:w-auto">
              {m.next}
            </RoomButton>
            <RoomButton look="quiet" className="w-full sm:w-auto" onClick={onSomeoneElse}>
              {messages.resume.someoneElse}
            </RoomButton>
          </>
        }
      >
        <p className="mt-2">{m.lead}</p>
        <form id={id} noValidate onSubmit={submit} className="mt-6">
          <label htmlFor={`${id}-email`} className="font-semibold">
            {messages.details.email}
          </label>
          <input
            id={`${id}-email`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            value={email}
            aria-invalid={problem !== ""}
            aria-describedby={problem === "" ? undefined : `${id}-problem`}
            onChange={({ target }) => setEmail(target.value)}
            className="mt-1 block h-12 w-full rounded-md border border-input bg-card px-3 text-lg aria-invalid:border-destructive"
          />
          {problem && (
            <p id={`${id}-problem`} role="alert" className="mt-1 text-destructive">
              {problem}
            </p>
          )}
        </form>
        <p className="mt-4 text-muted-foreground">{m.safe}</p>
      </Step>
    </RoomFrame>
  );
}

function problemOf(error: unknown, { errors, idle }: ReturnType<typeof useRoom>["messages"]) {
  if (!(error instanceof RoomFault) || error.status === 0) return errors.network;
  return error.status === 429 ? errors.rate : idle.wrong;
}
