"use client";

import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";

/** The way back for a plan that is set to end. */
export function KeepPlan({ onKept }: { onKept: () => Promise<unknown> }) {
  const { send, busy, rest, error } = useSend();

  async function keep() {
    const reply = await send("/api/stripe/keep-plan", {});
    if (reply === null) return;
    await onKept();
    rest();
    toast.success("Your plan continues.");
  }

  return (
    <div className="flex flex-col gap-3">
      <FormError>{error?.message}</FormError>
      <div>
        <Button disabled={busy} onClick={keep}>
          {busy ? "Keeping..." : "Keep my plan"}
        </Button>
      </div>
    </div>
  );
}
