"use client";

import { useEffect, useRef, useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Button, buttonVariants } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { routes } from "#lib/domain/site/routes";
import { AccountHeading } from "./account-heading";

type State = "asking" | "proved" | "refused" | "sent";

const WORDS: Record<Exclude<State, "asking">, { title: string; text: string }> = {
  proved: {
    title: "Your email address is confirmed",
    text: "Thank you. We can now email candidates for you.",
  },
  refused: {
    title: "This link no longer works",
    text: "It has expired, or it's for a different account than the one you're signed in to.",
  },
  sent: { title: "A new link is on its way", text: "Please check your email." },
};

/** Proves the signed-in owner's address by the token of a mailed link. */
export function VerifyEmail({ token }: { token: string }) {
  const { send } = useSend();
  const again = useSend();
  const [state, setState] = useState<State>("asking");
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    send("/api/auth/verify-email", { token }).then((reply) =>
      setState(reply ? "proved" : "refused"),
    );
  });

  async function sendAgain() {
    if (await again.send("/api/auth/send-verification", {})) setState("sent");
  }

  if (state === "asking") {
    return (
      <div role="status" className="flex flex-col items-center gap-4">
        <Spinner className="size-8 text-primary" />
        <p className="text-lg">Confirming your email address...</p>
      </div>
    );
  }
  return (
    <div role="status">
      <AccountHeading title={WORDS[state].title}>{WORDS[state].text}</AccountHeading>
      <div className="flex flex-wrap gap-3">
        <a href={routes.dashboard} className={buttonVariants({ size: "lg" })}>
          Go to the dashboard
        </a>
        {state === "refused" ? (
          <Button variant="outline" size="lg" disabled={again.busy} onClick={sendAgain}>
            Send a new link
          </Button>
        ) : null}
      </div>
      {again.error ? <p className="mt-4 text-destructive">{again.error.message}</p> : null}
    </div>
  );
}
