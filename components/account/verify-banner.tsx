"use client";

import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";

/** Above every signed-in page until the owner has proved their address. It blocks nothing. */
export function VerifyBanner({ email }: { email: string }) {
  const { send, busy, error, rest } = useSend();
  const [sent, setSent] = useState(false);

  async function sendAgain() {
    if (!(await send("/api/auth/send-verification", {}))) return;
    setSent(true);
    rest();
  }

  return (
    <Alert variant="warning" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          Confirm your email address with the link we sent to{" "}
          <strong className="break-words">{email}</strong>. Until you do, we can't email candidates
          for you.
        </p>
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
    </Alert>
  );
}
