"use client";

import { useState } from "react";
import { Brand } from "#components/shared/brand";
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
    <main
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6 py-16"
    >
      <Brand />
      <h1 className="font-display font-semibold text-3xl tracking-tight">
        {messages.expiredTitle}
      </h1>
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
    </main>
  );
}
