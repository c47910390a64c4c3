"use client";

import { useState } from "react";
import { LinkScreen } from "#components/shared/link-screen";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import type { PrivateMessages } from "#lib/messages/mails";

type LostLinkProps = {
  token: string;
  purpose: "resume" | "private";
  language: string;
  messages: PrivateMessages;
};

/** A link that no longer opens anything offers to mail another one, to an address that it does not name. */
export function LostLink({ token, purpose, language, messages }: LostLinkProps) {
  const { send, busy, error, rest } = useSend();
  const [asked, setAsked] = useState(false);
  async function ask() {
    const answer = await send("/api/room/links", { token, purpose });
    rest();
    if (answer) setAsked(true);
  }
  return (
    <LinkScreen language={language} title={messages.expiredTitle}>
      <p className="text-lg text-muted-foreground">{messages.expiredLead}</p>
      <div aria-live="polite">
        {asked ? <Alert>{messages.expiredSent}</Alert> : null}
        {error ? <Alert variant="error">{messages.failed}</Alert> : null}
      </div>
      {asked ? null : (
        <Button size="lg" className="self-start" disabled={busy} onClick={ask}>
          {messages.expiredSend}
        </Button>
      )}
    </LinkScreen>
  );
}
