import { ListChecks } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Dialog } from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import { WHOLE_ANSWERS } from "#lib/domain/results/provenance";
import type { PlacedMetric } from "#lib/domain/results/quotes";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import type { Hearing } from "./hearing";
import { MetricCard } from "./metric-card";

const MetricsSheet = lazyPart(
  () => import("./metrics-sheet").then((module) => module.MetricsSheet),
  { loading: <Loading /> },
);

type MetricsSectionProps = {
  result: Pick<ResultDetail, "id" | "name" | "answers">;
  metrics: readonly PlacedMetric[];
  hearing: Hearing;
};

/** The six numbers in one glance; each opens to its reason and quotes. */
export function MetricsSection({ result, metrics, hearing }: MetricsSectionProps) {
  return (
    <section aria-labelledby="metrics">
      <div className="mb-3 flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="metrics" className="font-semibold text-xl">
            Six metrics
          </h2>
          <p className="text-muted-foreground text-sm max-sm:hidden">{WHOLE_ANSWERS}</p>
        </div>
        <MetricsDialog result={result} metrics={metrics} hearing={hearing} />
      </div>
      <Card className="@container px-4 py-2 sm:px-6 sm:py-3">
        <MetricGrid attemptId={result.id} metrics={metrics} hearing={hearing} />
      </Card>
    </section>
  );
}

type MetricGridProps = Pick<MetricsSectionProps, "metrics" | "hearing"> & {
  /** As `MetricCard` has it. */
  attemptId: string | null;
};

/** Two beside each other where there is room. */
export function MetricGrid({ attemptId, metrics, hearing }: MetricGridProps) {
  return (
    <div className="grid grid-flow-dense gap-x-8 @[34rem]:grid-cols-2">
      {metrics.map((view) => (
        <MetricCard key={view.metric} attemptId={attemptId} view={view} hearing={hearing} />
      ))}
    </div>
  );
}

/** Every metric with its justification, on one sheet. */
function MetricsDialog({ result, metrics, hearing }: MetricsSectionProps) {
  return (
    <Dialog
      trigger={
        <Button variant="outline">
          <ListChecks /> View Metrics
        </Button>
      }
      className="max-w-2xl"
      title="Metrics"
      description={`What the scoring found in ${result.name}'s answers. Scores come from whole answers.`}
    >
      <MetricsSheet answers={result.answers} metrics={metrics} hearing={hearing} />
    </Dialog>
  );
}
