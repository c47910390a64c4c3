"use client";

import { RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Spinner } from "#components/ui/spinner";
import { evaluationPath } from "#lib/domain/core/routes";

type EvaluateAgainProps = { attemptId: string; waiting: boolean; label?: string };

/** Asks for another version; the page looks again by itself until it is there. */
export function EvaluateAgain({
  attemptId,
  waiting,
  label = "Evaluate again",
}: EvaluateAgainProps) {
  const router = useRouter();
  const { send, busy, rest } = useSend();
  const off = waiting || busy;

  async function again() {
    if (off) return;
    const queued = await send(evaluationPath(attemptId), {});
    rest();
    if (!queued) return toast.error("The evaluation couldn't be started.");
    toast.success("A new evaluation is on the way. Earlier ones are kept.");
    router.refresh();
  }

  return (
    <Button variant="outline" aria-disabled={off} onClick={again}>
      {off ? <Spinner /> : <RefreshCw />}
      <span>{waiting ? "Scoring…" : label}</span>
    </Button>
  );
}
