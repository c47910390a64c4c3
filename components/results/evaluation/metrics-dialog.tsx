import { ListChecks } from "lucide-react";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
import { scorersReason } from "#lib/domain/results/provenance";
import type { MetricView } from "#lib/domain/results/result-detail";
import { MetricBar } from "./metric-bar";
import { SetByAPerson } from "./set-by-a-person";

type MetricsDialogProps = { metrics: MetricView[]; name: string };

/** Every metric with its justification, on one sheet. */
export function MetricsDialog({ metrics, name }: MetricsDialogProps) {
  return (
    <Dialog
      trigger={
        <Button variant="outline">
          <ListChecks /> View Metrics
        </Button>
      }
      className="max-w-2xl"
      title="Metrics"
      description={`What the scoring found in ${name}'s answers. Scores come from whole answers.`}
    >
      <div className="flex flex-col gap-5">
        {metrics.map(({ metric, score, reason, override }) => (
          <div key={metric} className="flex flex-col gap-2">
            <MetricBar metric={metric} score={score} heading="h3" />
            {override ? <SetByAPerson score={score} override={override} /> : null}
            {reason ? (
              <p dir="auto" className="text-muted-foreground">
                {scorersReason(override, reason)}
              </p>
            ) : null}
          </div>
        ))}
      </div>
    </Dialog>
  );
}
