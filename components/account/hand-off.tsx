"use client";

import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { resetPasswordPath, routes } from "#lib/domain/site/routes";
import { AccountHeading } from "./account-heading";

type HandOffProps = {
  /** Our handler that turns what the link carries into a session. */
  handler: "/api/auth/confirm" | "/api/auth/exchange";
  body: Record<string, string>;
  kind: "recovery" | "signup";
};

const WORDS = {
  recovery: {
    title: "Reset your password",
    lead: "Continue to choose a new password. The link from your email works once.",
  },
  signup: {
    title: "Confirm your email address",
    lead: "Continue to finish signing up. The link from your email works once.",
  },
} as const;

/**
 * Turns a mailed link into a session and goes on; whatever fails says so on the reset screen. By a press, as programs that
 * scan mails open their links and run their scripts.
 */
export function HandOff({ handler, body, kind }: HandOffProps) {
  const { send } = useSend();
  const [pressed, setPressed] = useState(false);

  async function goOn() {
    setPressed(true);
    const reply = await send(handler, body);
    const next = reply ? String(reply.next ?? routes.resetPassword) : resetPasswordPath("error");
    window.location.replace(next);
  }

  if (pressed) {
    return (
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <Spinner className="size-8 text-primary" />
        <p className="text-lg">Setting up your secure session...</p>
      </div>
    );
  }
  return (
    <>
      <AccountHeading title={WORDS[kind].title}>{WORDS[kind].lead}</AccountHeading>
      <Button size="lg" onClick={goOn}>
        Continue
      </Button>
      <noscript>
        <p className="mt-4">This step needs JavaScript. Turn it on and open the link again.</p>
      </noscript>
    </>
  );
}
