"use client";

import { CircleCheck, CircleX } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { planCache } from "#components/shared/plan-cache";
import { Button } from "#components/ui/button";
import { Loading } from "#components/ui/spinner";
import { routes } from "#lib/domain/routes";

const REDIRECT_MS = 3000;

type CheckoutResultProps = {
  /** From the address that the payment service sent the person back to. */
  sessionId: string | null;
  userId: string;
  /** The dashboard, or the company's set-up where it still waits. */
  next: string;
  supportUrl: string;
};

async function verify(sessionId: string): Promise<boolean> {
  const answer = await fetch("/api/stripe/verify-checkout", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ session_id: sessionId }),
  });
  const reply: { paid?: unknown } | null = answer.ok ? await answer.json() : null;
  return reply?.paid === true;
}

/** Told to customer messaging; whether it arrives matters to nobody here. */
function tellTrialStarted(userId: string): void {
  fetch("/api/customerio/track", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userId, event: "trial_started", traits: {} }),
    keepalive: true,
  }).catch(() => undefined);
}

/** Whether the payment counts, in three states; then on by itself (accounts spec §2.10 and §4). */
export function CheckoutResult({ sessionId, userId, next, supportUrl }: CheckoutResultProps) {
  const [state, setState] = useState<"verifying" | "success" | "error">(
    sessionId === null ? "error" : "verifying",
  );
  const asked = useRef(false);

  useEffect(() => {
    if (sessionId === null || asked.current) return;
    asked.current = true;
    verify(sessionId).then(
      (paid) => {
        setState(paid ? "success" : "error");
        if (!paid) return;
        tellTrialStarted(userId);
        planCache.clear(userId);
        setTimeout(() => window.location.replace(next), REDIRECT_MS);
      },
      () => setState("error"),
    );
  }, [sessionId, userId, next]);

  if (state === "verifying") {
    return <Loading text="Verifying your payment..." className="min-h-96 text-lg" />;
  }
  const paid = state === "success";
  return (
    <section
      role={paid ? "status" : "alert"}
      className="mx-auto flex min-h-96 max-w-md flex-col items-center justify-center gap-5 text-center"
    >
      {paid ? (
        <CircleCheck aria-hidden className="size-14 text-score-good" />
      ) : (
        <CircleX aria-hidden className="size-14 text-destructive" />
      )}
      <h1 className="font-bold font-display text-3xl tracking-tight">
        {paid ? "Payment Successful" : "Payment Verification Failed"}
      </h1>
      {paid ? (
        <p className="text-lg text-muted-foreground">
          Thank you for your subscription. Redirecting you now...
        </p>
      ) : (
        <>
          <p className="text-lg text-muted-foreground">Please contact support or try again.</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild size="lg">
              <Link href={routes.home}>Back to Home</Link>
            </Button>
            <Button asChild size="lg" variant="outline">
              <a href={supportUrl}>Contact support</a>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
