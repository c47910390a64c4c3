"use client";

import { Send } from "lucide-react";
import { toast } from "sonner";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { atsDeliveryPath } from "#lib/domain/core/integration-routes";

/** Sends a candidate's documents to the company's ATS. */
export function AtsSend({ attemptId, label }: { attemptId: string; label: string }) {
  const refresh = useRefresh();
  const { send, busy, rest } = useSend();

  async function sendNow() {
    if (busy) return;
    const queued = await send(atsDeliveryPath(attemptId), {});
    rest();
    if (queued) toast.success("On its way to your ATS");
    else toast.error("This couldn't be sent. Nothing was changed.");
    void refresh();
  }

  return (
    <Button variant="outline" aria-disabled={busy} onClick={() => void sendNow()}>
      <Send /> {label}
    </Button>
  );
}
