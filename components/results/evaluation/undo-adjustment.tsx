"use client";

import { Undo2 } from "lucide-react";
import { toast } from "sonner";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { metricPath } from "#lib/domain/core/routes";
import { METRIC_LABELS, type Metric } from "#lib/domain/evaluation/metrics";

/** Takes a person's number back: the scorer's shows again. */
export function UndoAdjustment({ attemptId, metric }: { attemptId: string; metric: Metric }) {
  const refresh = useRefresh();
  const { send, busy, rest } = useSend();
  const label = METRIC_LABELS[metric];

  async function takeBack() {
    if (busy) return;
    const done = await send(metricPath(attemptId, metric), {}, "DELETE");
    rest();
    if (done) toast.success(`${label} shows the automatic score again.`);
    else toast.error("The score couldn't be reset.");
    void refresh();
  }

  return (
    <Button
      variant="ghost"
      className="px-3 text-muted-foreground"
      aria-disabled={busy}
      onClick={takeBack}
    >
      <Undo2 /> Undo <span className="sr-only">the adjustment of {label}</span>
    </Button>
  );
}
