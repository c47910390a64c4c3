"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { redeliveryPath } from "#lib/domain/site/webhook-routes";

/** Sends a delivery again, at once; `what` tells it from the others of the log. */
export function SendAgain({ deliveryId, what }: { deliveryId: string; what: string }) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();

  async function again() {
    const answer = await send(redeliveryPath(deliveryId), {});
    rest();
    if (answer === null) toast.error("The message couldn't be sent again.");
    else toast.success("The message is on its way.");
    router.refresh();
  }

  return (
    <span className="flex flex-col items-end gap-1">
      <Button variant="outline" size="sm" disabled={busy} onClick={() => void again()}>
        {busy ? "Sending…" : "Send again"}
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
