import { ChevronDown } from "lucide-react";
import { WhoMay } from "#components/shared/role";
import { scorersReason } from "#lib/domain/results/provenance";
import type { PlacedMetric } from "#lib/domain/results/quotes";
import { AdjustMetric } from "./adjust-metric";
import type { Hearing } from "./hearing";
import { MetricBar } from "./metric-bar";
import { QuoteButton } from "./quote-button";
import { SetByAPerson } from "./set-by-a-person";

type MetricCardProps = {
  /** Null if nobody may set another number. */
  attemptId: string | null;
  view: PlacedMetric;
  hearing: Hearing;
};

/** One metric: number and word, and behind them its reason and the quotes that it stands on. */
export function MetricCard({ attemptId, view, hearing }: MetricCardProps) {
  const { metric, score, override } = view;
  return (
    <details
      id={`metric-${metric}`}
      // Two numbers, whose they are and why are never hidden.
      open={override !== null}
      className="group/metric min-w-0 scroll-mt-20 open:col-span-full"
    >
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-2 py-1 transition-colors hover:bg-accent [&::-webkit-details-marker]:hidden">
        <MetricBar metric={metric} score={score} heading="h3" compact className="flex-1" />
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-muted-foreground transition-transform group-open/metric:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-2 pt-1 pb-4">
        {override ? <SetByAPerson score={score} override={override} /> : null}
        <Reason view={view} hearing={hearing} />
        {attemptId === null ? null : (
          <WhoMay to="decide">
            <AdjustMetric attemptId={attemptId} view={view} />
          </WhoMay>
        )}
      </div>
    </details>
  );
}

/** Why the scorer gave its number, to be heard; without a reason the quotes stand alone. */
export function Reason({ view, hearing }: Pick<MetricCardProps, "view" | "hearing">) {
  const { metric, quotes, reason, override } = view;
  const why = scorersReason(override, reason);
  return (
    <>
      {why !== "" && quotes.length === 0 ? (
        <p dir="auto" className="max-w-text">
          {why}
        </p>
      ) : null}
      {quotes.map((placed, at) => (
        <QuoteButton
          key={`${placed.quote.questionId}-${placed.quote.start}-${placed.quote.end}`}
          placed={placed}
          said={at === 0 ? why : null}
          under={metric}
          hearing={hearing}
        />
      ))}
    </>
  );
}
