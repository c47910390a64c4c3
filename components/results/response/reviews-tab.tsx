"use client";

import { Card } from "#components/ui/card";
import { WHOLE_ANSWERS } from "#lib/domain/results/provenance";
import { quotesOnce } from "#lib/domain/results/quotes";
import type { Quote, ResultDetail } from "#lib/domain/results/result-detail";
import { KnockOutAnswers } from "../answers/knock-out-answers";
import { DecisionHistory } from "../decisions/decision-history";
import { EvaluationNotes } from "../evaluation/evaluation-notes";
import { EvaluationVersions } from "../evaluation/evaluation-versions";
import { MetricCard } from "../evaluation/metric-card";
import { MetricsDialog } from "../evaluation/metrics-dialog";
import { NewerFailed } from "../evaluation/newer-failed";
import { NoScoreCard } from "../evaluation/no-score-card";
import { OverallCard } from "../evaluation/overall-card";
import { Notes } from "../notes/notes";
import { ReviewerLinks } from "../reviewers/reviewer-links";
import type { Cue } from "../use-review";

type ReviewsTabProps = {
  result: ResultDetail;
  cue: Cue | null;
  onPlay: (quote: Quote) => void;
  onShow: (questionId: string) => void;
};

/** The rating and everything it stands on. */
export function ReviewsTab({ result, cue, onPlay, onShow }: ReviewsTabProps) {
  const { evaluation, answers } = result;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <NewerFailed result={result} />
      <OverallCard result={result} />
      {evaluation ? <EvaluationNotes notes={evaluation.notes} answers={answers} /> : null}
      {evaluation?.outcome === "scored" ? (
        <section aria-labelledby="metrics">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 id="metrics" className="font-semibold text-xl">
                Six metrics
              </h2>
              <p className="text-muted-foreground text-sm">{WHOLE_ANSWERS}</p>
            </div>
            <MetricsDialog metrics={evaluation.metrics} name={result.name} />
          </div>
          <Card className="divide-y">
            {quotesOnce(evaluation.metrics).map(({ view, references }) => (
              <MetricCard
                key={view.metric}
                attemptId={result.id}
                view={view}
                references={references}
                answers={answers}
                playing={cue?.quote ?? null}
                onPlay={onPlay}
              />
            ))}
          </Card>
        </section>
      ) : (
        <NoScoreCard result={result} onShow={onShow} />
      )}
      <KnockOutAnswers screening={result.screening} />
      <DecisionHistory result={result} />
      <Notes attemptId={result.id} notes={result.notes} />
      <ReviewerLinks result={result} />
      <EvaluationVersions result={result} />
    </div>
  );
}
