"use client";

import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { useRefresh } from "./use-refresh";

/** Lifts a legal hold; what is due is deleted as it would have been, after a warning. */
export function LiftHoldButton({ holdId, on }: { holdId: string; on: string }) {
  const refresh = useRefresh();
  const { send, busy, rest } = useSend();
  async function lift() {
    const answer = await send(`/api/company/holds/${holdId}`, {}, "DELETE");
    rest();
    if (answer === null) toast.error("The hold couldn't be lifted. It's still in place.");
    else toast.success("Legal hold lifted");
    void refresh();
  }
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={busy}
      aria-label={`Lift hold on ${on}`}
      onClick={() => void lift()}
    >
      Lift hold
    </Button>
  );
}
