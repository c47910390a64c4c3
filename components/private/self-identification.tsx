"use client";

import { type FormEvent, useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { privateApiPath } from "#lib/domain/core/private-routes";
import { RACES, SEXES } from "#lib/domain/fairness/self-identification";
import { fill } from "#lib/domain/text/words";
import type { PrivateMessages } from "#lib/messages/mails";

type SelfIdentificationProps = { attemptId: string; company: string; messages: PrivateMessages };

/** What a candidate may say of themselves. It starts empty each time: nobody, this page included, can read it back. */
export function SelfIdentification({ attemptId, company, messages }: SelfIdentificationProps) {
  const [sex, setSex] = useState("");
  const [race, setRace] = useState("");
  const [done, setDone] = useState<"saved" | "taken" | null>(null);
  const { send, busy, error, rest } = useSend();

  async function keep(what: { sex: string | null; race: string | null }) {
    setDone(null);
    const kept = await send(privateApiPath(attemptId, "/self-identification"), what, "PUT");
    rest();
    if (kept) setDone(what.sex === null && what.race === null ? "taken" : "saved");
  }
  function save(event: FormEvent) {
    event.preventDefault();
    keep({ sex: sex || null, race: race || null });
  }
  function takeBack() {
    setSex("");
    setRace("");
    keep({ sex: null, race: null });
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <p>{messages.selfLead}</p>
      <p className="font-medium">{fill(messages.selfWho, { company })}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={messages.selfSex}>
          {(control) => (
            <NativeSelect {...control} value={sex} onChange={(event) => setSex(event.target.value)}>
              <option value="">{messages.selfNone}</option>
              {SEXES.map((one) => (
                <option key={one} value={one}>
                  {messages.selfSexes[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={messages.selfRace}>
          {(control) => (
            <NativeSelect
              {...control}
              value={race}
              onChange={(event) => setRace(event.target.value)}
            >
              <option value="">{messages.selfNone}</option>
              {RACES.map((one) => (
                <option key={one} value={one}>
                  {messages.selfRaces[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <div aria-live="polite">
        {done === "saved" ? <Alert variant="success">{messages.selfSaved}</Alert> : null}
        {done === "taken" ? <Alert variant="success">{messages.selfTaken}</Alert> : null}
        {error ? <Alert variant="error">{messages.failed}</Alert> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" disabled={busy || (sex === "" && race === "")}>
          {messages.selfSave}
        </Button>
        <Button type="button" variant="ghost" disabled={busy} onClick={takeBack}>
          {messages.selfTake}
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">{messages.selfUnseen}</p>
    </form>
  );
}
