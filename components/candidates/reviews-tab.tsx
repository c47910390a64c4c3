"use client";

import { Alert } from "#components/ui/alert";
import { Card, CardContent } from "#components/ui/card";
import type { Quote, ResultDetail } from "#lib/domain/result-detail";
import { RATING_REASONS, RATING_WORDS } from "#lib/domain/results";
import { EvaluationNotes } from "./evaluation-notes";
import { MetricCard } from "./metric-card";
import { MetricsDialog } from "./metrics-dialog";
import { OverallCard } from "./overall-card";
import type { Cue } from "./use-review";

type ReviewsTabProps = { result: ResultDetail; cue: Cue | null; onPlay: (quote: Quote) => void };

/** The rating and everything it stands on. */
export function ReviewsTab({ result, cue, onPlay }: ReviewsTabProps) {
  const { evaluation, answers } = result;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <OverallCard result={result} />
      {evaluation ? <EvaluationNotes notes={evaluation.notes} answers={answers} /> : null}
      {evaluation?.outcome === "scored" ? (
        <section aria-labelledby="metrics">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <h2 id="metrics" className="font-semibold text-xl">
              Six metrics
            </h2>
            <MetricsDialog metrics={evaluation.metrics} name={result.name} />
          </div>
          <Card className="divide-y">
            {evaluation.metrics.map((view) => (
              <MetricCard
                key={view.metric}
                view={view}
                answers={answers}
                playing={cue?.quote ?? null}
                onPlay={onPlay}
              />
            ))}
          </Card>
        </section>
      ) : (
        <Card>
          <CardContent>
            <Alert>
              <strong className="font-semibold">{RATING_WORDS[result.state]}.</strong>{" "}
              {evaluation?.outcomeReason ?? RATING_REASONS[result.state]}
            </Alert>
            <p className="mt-4 text-muted-foreground">
              Every answer is under Video &amp; Transcripts, so that you can judge for yourself.
            </p>
          </CardContent>
        </Card>
      )}
    </div>
  );
}
