"use client";

import { PencilLine, Undo2 } from "lucide-react";
import { toast } from "sonner";
import { lazyPart } from "#components/shared/lazy-part";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Loading } from "#components/ui/spinner";
import { metricPath } from "#lib/domain/core/routes";
import { METRIC_LABELS, type Metric } from "#lib/domain/evaluation/metrics";
import type { MetricView } from "#lib/domain/results/result-detail";
import { SendDialog, useSendDialog } from "../send-dialog";

// Loaded when the dialog opens.
const AdjustForm = lazyPart(() => import("./adjust-form").then((module) => module.AdjustForm), {
  loading: <Loading />,
});

const SCORED =
  "Your score replaces the automatic score in the rating and is marked as set by a person. The automatic score stays visible next to it.";
const UNSCORED =
  "There's no automatic score here. Your score counts in the rating and is marked as set by a person.";

/** A person's number in the scorer's place, with a reason; and the way back. */
export function AdjustMetric({
  attemptId,
  view,
}: {
  attemptId: string;
  view: Pick<MetricView, "metric" | "score" | "override">;
}) {
  const sending = useSendDialog();
  const label = METRIC_LABELS[view.metric];
  return (
    <div className="-mx-3 -mb-2 flex flex-wrap">
      <SendDialog
        dialog={sending.dialog}
        trigger={
          <>
            <PencilLine /> Adjust <span className="sr-only">{label}</span>
          </>
        }
        title={`Adjust ${label}`}
        description={view.score === null ? UNSCORED : SCORED}
      >
        <AdjustForm attemptId={attemptId} view={view} sending={sending} />
      </SendDialog>
      {view.override ? <UndoAdjustment attemptId={attemptId} metric={view.metric} /> : null}
    </div>
  );
}

/** Takes a person's number back: the scorer's shows again. */
function UndoAdjustment({ attemptId, metric }: { attemptId: string; metric: Metric }) {
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
