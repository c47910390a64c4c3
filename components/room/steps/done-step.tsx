"use client";

import { useEffect, useState } from "react";
import { instant, list } from "#lib/domain/text/words";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import { Step } from "../step";
import { KioskFarewell } from "./kiosk";
import { OwnLink } from "./own-link";

/** Thanks, when, and what happens next. */
export function DoneStep({
  name,
  aiAllowed,
  submittedAt,
  onSomeoneElse,
  onForget,
}: {
  /** Left out if someone else may be looking. */
  name?: string;
  aiAllowed?: boolean;
  submittedAt: string;
  onSomeoneElse?: () => void;
  onForget?: (() => void) | undefined;
}) {
  const { interview, messages, language, say, count, transport } = useRoom();
  const m = messages.done;
  const [when, setWhen] = useState("");
  const [unsent, setUnsent] = useState<number[]>([]);
  // Read and removed once, however often this is shown.
  useEffect(() => {
    transport.removeUnsent().then(
      (places) => setUnsent((before) => (places.length > 0 ? places : before)),
      () => {},
    );
  }, [transport]);
  useEffect(() => setWhen(instant(submittedAt, language)), [submittedAt, language]);
  return (
    <Step
      title={name ? say(m.title, { name }) : m.titlePlain}
      actions={
        onSomeoneElse && (
          <RoomButton look="quiet" onClick={onSomeoneElse}>
            {m.someoneElse}
          </RoomButton>
        )
      }
    >
      <p className="mt-2 text-lg">{transport.preview ? m.preview : say(m.lead)}</p>
      {when && !transport.preview && (
        <p className="mt-1 text-muted-foreground">{say(m.at, { when })}</p>
      )}
      {unsent.length > 0 && (
        <p role="alert" className="mt-6 rounded-lg bg-muted p-4">
          {say(m.unsent, { questions: list(unsent.map(String), language) })}
        </p>
      )}
      <section className="mt-8 rounded-lg border bg-card p-5">
        <h2 className="font-semibold text-lg">{m.nextTitle}</h2>
        <p className="mt-1">{say(aiAllowed === false ? m.nextPeople : m.nextAi)}</p>
        {interview.hearBackDays !== null && (
          <p className="mt-2">{say(count(m.hearBack, interview.hearBackDays))}</p>
        )}
        {!interview.kiosk && !interview.noMail && (
          <p className="mt-2 text-muted-foreground">{m.close}</p>
        )}
      </section>
      {interview.noMail && name !== undefined && <OwnLink submitted why={messages.noMail.keep} />}
      {onForget && (
        <KioskFarewell
          lead={interview.noMail ? messages.noMail.kioskThanks : messages.kiosk.thanks}
          onForget={onForget}
        />
      )}
    </Step>
  );
}
