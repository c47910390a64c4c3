"use client";

import { PencilLine } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import { METRIC_LABELS } from "#lib/domain/evaluation/metrics";
import type { MetricView } from "#lib/domain/results/result-detail";
import { SendDialog, useSendDialog } from "../send-dialog";
import { UndoAdjustment } from "./undo-adjustment";

// Loaded when the dialog opens.
const AdjustForm = lazyPart(() => import("./adjust-form").then((module) => module.AdjustForm), {
  loading: <Loading />,
});

const SCORED =
  "Your score replaces the automatic score in the rating and is marked as set by a person. The automatic score stays visible next to it.";
const UNSCORED =
  "There's no automatic score here. Your score counts in the rating and is marked as set by a person.";

type AdjustMetricProps = { attemptId: string; view: MetricView };

/** A person's number in the scorer's place, with a reason; and the way back. */
export function AdjustMetric({ attemptId, view }: AdjustMetricProps) {
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
