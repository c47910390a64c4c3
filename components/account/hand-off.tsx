"use client";

import { useEffect, useRef } from "react";
import { useSend } from "#components/shared/use-send";
import { Spinner } from "#components/ui/spinner";
import { resetPasswordPath, routes } from "#lib/domain/site/routes";

type HandOffProps = {
  /** Our handler that turns what the link carries into a session. */
  handler: "/api/auth/confirm" | "/api/auth/exchange";
  body: Record<string, string>;
};

/** Turns a link into a session and goes on; whatever fails says so on the reset screen. */
export function HandOff({ handler, body }: HandOffProps) {
  const { send } = useSend();
  const sent = useRef(false);

  useEffect(() => {
    // A link works once: never send it twice.
    if (sent.current) return;
    sent.current = true;
    send(handler, body).then((reply) => {
      const next = reply ? String(reply.next ?? routes.resetPassword) : resetPasswordPath("error");
      window.location.replace(next);
    });
  });

  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      <Spinner className="size-8 text-primary" />
      <p className="text-lg">Setting up your secure session...</p>
      <noscript>
        <p>This step needs JavaScript. Turn it on and open the link again.</p>
      </noscript>
    </div>
  );
}
