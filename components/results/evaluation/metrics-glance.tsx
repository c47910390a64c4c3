import { METRIC_LABELS, type Metric } from "#lib/domain/evaluation/metrics";
import type { MetricView } from "#lib/domain/results/result-detail";
import { JumpLink } from "../jump-link";
import { MetricBar } from "./metric-bar";

/** Where a metric's reason and quotes stand on the page. */
export function metricId(metric: Metric): string {
  return `metric-${metric}`;
}

/** The six numbers at once; each leads to its reason and quotes. */
export function MetricsGlance({ metrics }: { metrics: MetricView[] }) {
  return (
    <div className="@container">
      <ul aria-label="Scores" className="grid gap-x-6 gap-y-1 @[26rem]:grid-cols-2">
        {metrics.map(({ metric, score }) => (
          <li key={metric}>
            <JumpLink
              to={metricId(metric)}
              title={`Why ${METRIC_LABELS[metric]} ${score === null ? "wasn't scored" : "got this score"}`}
              className="-mx-2 block rounded-md px-2 py-1.5 transition-colors hover:bg-accent"
            >
              <MetricBar metric={metric} score={score} compact />
            </JumpLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
