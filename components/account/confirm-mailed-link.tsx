"use client";

import { useState } from "react";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { isRecord, request } from "#lib/browser/request";
import { resetPasswordPath, routes } from "#lib/domain/core/routes";
import { AccountHeading } from "./account-heading";

type ConfirmMailedLinkProps = {
  /** Our handler that turns what the link carries into a session. */
  handler: "/api/auth/confirm" | "/api/auth/exchange";
  body: Record<string, string>;
  kind: "recovery" | "signup";
};

export const SETTING_UP = "Setting up your secure session...";

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
export function ConfirmMailedLink({ handler, body, kind }: ConfirmMailedLinkProps) {
  const [pressed, setPressed] = useState(false);
  const [unreachable, setUnreachable] = useState(false);

  async function goOn() {
    setPressed(true);
    const answer = await request(handler, { method: "POST", body });
    // The link is still good: another press may reach us.
    if (!answer.ok && answer.refusal.code === "unreachable") {
      setUnreachable(true);
      return setPressed(false);
    }
    const said = answer.ok && isRecord(answer.body) ? answer.body.next : undefined;
    const next = answer.ok ? String(said ?? routes.resetPassword) : resetPasswordPath("error");
    window.location.replace(next);
  }

  if (pressed) {
    return (
      <div role="status" className="flex flex-col items-center gap-4 text-center">
        <Spinner className="size-8 text-primary" />
        <p className="text-lg">{SETTING_UP}</p>
      </div>
    );
  }
  return (
    <>
      <AccountHeading title={WORDS[kind].title}>{WORDS[kind].lead}</AccountHeading>
      {unreachable && (
        <Alert role="alert" variant="error" className="mb-6">
          We couldn't reach Rolecall. Check your connection and press Continue again.
        </Alert>
      )}
      <Button size="lg" onClick={goOn}>
        Continue
      </Button>
      <noscript>
        <p className="mt-4">This step needs JavaScript. Turn it on and open the link again.</p>
      </noscript>
    </>
  );
}
