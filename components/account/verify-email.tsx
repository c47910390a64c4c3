"use client";

import { useState } from "react";
import { useSend } from "#components/shared/use-send";
import { Button, buttonVariants } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { AccountHeading } from "./account-heading";

type State = "new" | "proved" | "refused" | "sent";

export const ADDRESS_PROVED = "Your email address is confirmed";

const WORDS: Record<State, { title: string; text: string }> = {
  new: {
    title: "Confirm your email address",
    text: "Once it's confirmed, we can email candidates for you.",
  },
  proved: {
    title: ADDRESS_PROVED,
    text: "Thank you. We can now email candidates for you.",
  },
  refused: {
    title: "This link no longer works",
    text: "It has expired, or it's for a different account than the one you're signed in to.",
  },
  sent: { title: "A new link is on its way", text: "Please check your email." },
};

/** Proves the signed-in owner's address by the token of a mailed link, once they press: to open a page is no act. */
export function VerifyEmail({ token }: { token: string }) {
  const proving = useSend();
  const again = useSend();
  const [done, setDone] = useState<"proved" | "sent" | null>(null);
  const state: State = done ?? (proving.error?.code === "gone" ? "refused" : "new");
  const failure = state === "new" ? proving.error : again.error;

  async function prove() {
    if (await proving.send("/api/auth/verify-email", { token })) setDone("proved");
  }

  async function sendAgain() {
    if (await again.send("/api/auth/send-verification", {})) setDone("sent");
  }

  return (
    <div role="status">
      <AccountHeading title={WORDS[state].title}>{WORDS[state].text}</AccountHeading>
      <div className="flex flex-wrap gap-3">
        {state === "new" ? (
          <Button size="lg" disabled={proving.busy} onClick={prove}>
            {proving.busy ? "Confirming..." : "Confirm email address"}
          </Button>
        ) : (
          <a href={routes.dashboard} className={buttonVariants({ size: "lg" })}>
            Go to the dashboard
          </a>
        )}
        {state === "refused" ? (
          <Button variant="outline" size="lg" disabled={again.busy} onClick={sendAgain}>
            Send a new link
          </Button>
        ) : null}
      </div>
      {failure ? <p className="mt-4 text-destructive">{failure.message}</p> : null}
    </div>
  );
}
