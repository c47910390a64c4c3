import { ListChecks } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { Dialog } from "#components/ui/dialog";
import { WHOLE_ANSWERS } from "#lib/domain/results/provenance";
import type { PlacedMetric } from "#lib/domain/results/quotes";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { Heard } from "../answers/heard";
import { type Cue, cueOf } from "../use-review";
import type { Hearing } from "./hearing";
import { MetricBar } from "./metric-bar";
import { MetricCard, Reason } from "./metric-card";
import { SetByAPerson } from "./set-by-a-person";

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

/** Every metric with its justification, on one sheet. Each is heard there. */
function MetricsDialog({ result, metrics, hearing }: MetricsSectionProps) {
  const [cue, setCue] = useState<Cue | null>(null);
  const { answers } = result;
  const own: Hearing = {
    ...hearing,
    playing: cue?.quote ?? null,
    onPlay: (quote) => setCue(cueOf(quote)),
  };
  return (
    <Dialog
      onOpenChange={() => setCue(null)}
      trigger={
        <Button variant="outline">
          <ListChecks /> View Metrics
        </Button>
      }
      className="max-w-2xl"
      title="Metrics"
      description={`What the scoring found in ${result.name}'s answers. Scores come from whole answers.`}
    >
      <div className="flex flex-col gap-5">
        {metrics.map((view) => {
          // Nothing stands further up on this sheet.
          const quotes = view.quotes.slice(0, 1).map((placed) => ({ ...placed, above: false }));
          const isHeard = quotes.some(({ quote }) => quote === cue?.quote);
          return (
            <div key={view.metric} className="flex flex-col gap-2">
              <MetricBar metric={view.metric} score={view.score} heading="h3" />
              {view.override ? <SetByAPerson score={view.score} override={view.override} /> : null}
              <Reason view={{ ...view, quotes }} hearing={own} />
              {isHeard ? <Heard cue={cue} answers={answers} /> : null}
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}
