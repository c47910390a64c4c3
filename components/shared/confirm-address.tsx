"use client";

import { type ReactNode, useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";

/** The step of proving the owner's address: why, and another link to their mailbox. */
export function ConfirmAddress({ children }: { children: ReactNode }) {
  const { send, busy, error, rest } = useSend();
  const [sent, setSent] = useState(false);

  async function sendAgain() {
    if (!(await send("/api/auth/send-verification", {}))) return;
    setSent(true);
    rest();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">{children}</div>
        {sent ? (
          <p role="status">Sent. Please check your email.</p>
        ) : (
          <Button variant="outline" disabled={busy} onClick={sendAgain}>
            {busy ? "Sending..." : "Send again"}
          </Button>
        )}
      </div>
      {error ? (
        <p role="alert" className="mt-2">
          {error.message}
        </p>
      ) : null}
    </>
  );
}
