"use client";

import { useTransition } from "react";
import { toast } from "sonner";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { redeliveryPath } from "#lib/domain/core/webhook-routes";

type SendAgainProps = {
  deliveryId: string;
  /** It is on its way. */
  sending: boolean;
  /** Tells it from the others of the log. */
  what: string;
};

/** Sends a delivery again, at once. The button rests until its row says so. */
export function SendAgain({ deliveryId, sending, what }: SendAgainProps) {
  const refresh = useRefresh();
  const { send, busy, error, rest } = useSend();
  const [refreshing, startRefresh] = useTransition();
  const waits = busy || refreshing || sending;

  async function again() {
    if (waits) return;
    const answer = await send(redeliveryPath(deliveryId), {});
    rest();
    if (answer === null) toast.error("The message couldn't be sent again.");
    else toast.success("The message is on its way.");
    startRefresh(async () => void (await refresh()));
  }

  return (
    <span className="flex flex-col items-end gap-1">
      <Button variant="outline" size="sm" aria-disabled={waits} onClick={() => void again()}>
        <span>{waits ? "Sending…" : "Send again"}</span>
        <span className="sr-only"> {what}</span>
      </Button>
      {error ? (
        <span role="alert" className="text-destructive text-sm">
          {error.message}
        </span>
      ) : null}
    </span>
  );
}
