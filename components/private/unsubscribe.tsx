"use client";

import { useState } from "react";
import { LinkScreen } from "#components/shared/link-screen";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { unsubscribeApiPath } from "#lib/domain/core/mail-routes";
import type { StopMessages } from "#lib/messages/mails";

type UnsubscribeProps = {
  token: string;
  language: string;
  messages: StopMessages;
  /** Said after a failure, in the same language. */
  failed: string;
};

/** Stops mails like the one that led here, by one press: a link alone is opened by mail scanners too. */
export function Unsubscribe({ token, language, messages, failed }: UnsubscribeProps) {
  const { send, busy, error, rest } = useSend();
  const [stopped, setStopped] = useState(false);
  async function stop() {
    const answer = await send(unsubscribeApiPath(token), {});
    rest();
    if (answer) setStopped(true);
  }
  return (
    <LinkScreen language={language} title={messages.title}>
      {stopped ? null : <p className="text-lg text-muted-foreground">{messages.lead}</p>}
      <div aria-live="polite">
        {stopped ? <Alert>{messages.done}</Alert> : null}
        {error ? (
          <Alert variant="error">{error.code === "not_found" ? messages.lost : failed}</Alert>
        ) : null}
      </div>
      {stopped ? null : (
        <Button size="lg" className="self-start" disabled={busy} onClick={stop}>
          {messages.action}
        </Button>
      )}
    </LinkScreen>
  );
}
