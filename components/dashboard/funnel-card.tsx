import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { NativeSelect } from "#components/ui/native-select";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import type { AnalysisQuery } from "#lib/domain/results/analysis-query";
import {
  FUNNEL_WEEKS,
  type FunnelWeek,
  funnelTotals,
  type SourceTotal,
} from "#lib/domain/results/funnel";
import { FunnelChart } from "./funnel-chart";
import { FunnelTable } from "./funnel-table";
import { SourceTable } from "./source-table";

type FunnelCardProps = {
  weeks: FunnelWeek[];
  sources: SourceTotal[];
  interviews: { id: string; title: string }[];
  /** Null for all of them. */
  interviewId: string | null;
  /** What the cards above it are asked for: it stays as the funnel's interview changes. */
  query: AnalysisQuery;
};

/** How many of those who opened a link were hired in the end, and where the others stopped. */
export function FunnelCard({ weeks, sources, interviews, interviewId, query }: FunnelCardProps) {
  const totals = funnelTotals(weeks);
  return (
    <Card className="mt-3 flex flex-col gap-4 p-4 sm:mt-4 sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="funnel" className="font-semibold text-lg">
            From link opened to hired
          </h2>
          <p className="text-muted-foreground text-sm">
            The last {FUNNEL_WEEKS} weeks, by the week a candidate opened the link. Percentages are
            of everyone who opened it.
          </p>
        </div>
        <form
          action={`${routes.aiAnalysis}#funnel`}
          className="flex w-full gap-2 print:hidden sm:w-auto"
        >
          {query.search ? <input type="hidden" name="q" value={query.search} /> : null}
          {query.range === "all" ? null : <input type="hidden" name="range" value={query.range} />}
          <div className="min-w-0 flex-1 sm:w-60">
            <NativeSelect
              key={interviewId}
              name="interview"
              aria-label="Interview"
              defaultValue={interviewId ?? ""}
            >
              <option value="">All interviews</option>
              {interviews.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </div>
          <Button type="submit" variant="outline">
            Apply
          </Button>
        </form>
      </div>
      {totals.every(({ total }) => total === 0) ? (
        <p className="py-6 text-muted-foreground">
          Nobody opened this link in these weeks. Share it in a job post or a text message, and
          every step from link opened to hired will show up here.
        </p>
      ) : (
        <>
          <FunnelChart weeks={weeks} totals={totals} />
          <details className="print:details-content:[content-visibility:visible]">
            <summary className={`${textLinkClasses} w-fit py-2.5 print:hidden`}>
              Each week in numbers
            </summary>
            <FunnelTable weeks={weeks} totals={totals} />
          </details>
        </>
      )}
      {sources.length > 0 ? <SourceTable sources={sources} /> : null}
    </Card>
  );
}
