"use client";

import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";

/** A browser that holds an attempt: nothing of that person is shown but a first letter. */
export function ResumeGate({
  letter,
  onContinue,
  onSomeoneElse,
}: {
  letter: string;
  onContinue: () => void;
  onSomeoneElse: () => void;
}) {
  const { messages, say } = useRoom();
  const m = messages.resume;
  return (
    <Step
      focus={false}
      title={m.title}
      actions={
        <>
          <RoomButton className="w-full sm:w-auto" onClick={onContinue}>
            {say(m.continueAs, { letter })}
          </RoomButton>
          <RoomButton look="quiet" className="w-full sm:w-auto" onClick={onSomeoneElse}>
            {m.someoneElse}
          </RoomButton>
        </>
      }
    >
      <p className="mt-2">{m.lead}</p>
      <p className="mt-2 text-muted-foreground">{m.someoneElseHint}</p>
    </Step>
  );
}
