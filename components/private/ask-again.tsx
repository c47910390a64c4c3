"use client";

import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Checkbox } from "#components/ui/checkbox";
import { privateApiPath } from "#lib/domain/core/private-routes";
import { fill } from "#lib/domain/text/words";
import type { PrivateMessages } from "#lib/messages/mails";

type AskAgainProps = {
  attemptId: string;
  company: string;
  may: boolean;
  messages: PrivateMessages;
};

/** Whether the company may ask a candidate about other jobs: no until they say yes. */
export function AskAgain({ attemptId, company, may, messages }: AskAgainProps) {
  const [yes, setYes] = useState(may);
  const [saved, setSaved] = useState(false);
  const { send, busy, error, rest } = useSend();
  const say = (text: string) => fill(text, { company });

  async function keep(next: boolean) {
    setSaved(false);
    setYes(next);
    const kept = await send(privateApiPath(attemptId, "/ask-again"), { yes: next }, "PUT");
    rest();
    if (kept) setSaved(true);
    else setYes(!next);
  }

  return (
    <>
      <p>{say(messages.askLead)}</p>
      <Checkbox
        label={say(messages.askYes)}
        checked={yes}
        disabled={busy}
        onChange={({ target }) => keep(target.checked)}
      />
      <div aria-live="polite" className="empty:hidden">
        {saved ? (
          <Alert variant="success">{say(yes ? messages.askOn : messages.askOff)}</Alert>
        ) : null}
        {error ? <Alert variant="error">{messages.failed}</Alert> : null}
      </div>
    </>
  );
}
