"use client";

import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { textLinkClasses } from "#components/ui/text-link";

type MailLinkProps = {
  /** Our handler that has a link mailed. */
  path: string;
  body: object;
  /** Who would want it, before the button's words. */
  lead: string;
  words: string;
  sent: string;
};

/** The other way to prove who is there, for people who have no password: a link to their own mailbox. */
export function MailLink({ path, body, lead, words, sent }: MailLinkProps) {
  const { send, busy, error, rest } = useSend();
  const [done, setDone] = useState(false);

  async function ask() {
    if (!(await send(path, body))) return;
    setDone(true);
    rest();
  }

  if (done) {
    return (
      <p role="status" className="text-muted-foreground text-sm">
        {sent}
      </p>
    );
  }
  return (
    <p className="text-muted-foreground text-sm">
      {lead}{" "}
      <button
        type="button"
        disabled={busy}
        onClick={ask}
        className={`min-h-11 rounded-md ${textLinkClasses} disabled:opacity-60`}
      >
        {busy ? "Sending..." : words}
      </button>
      {error ? (
        <span role="alert" className="block text-destructive">
          {error.message}
        </span>
      ) : null}
    </p>
  );
}
