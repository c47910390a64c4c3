import { ScoreGauge } from "#components/shared/score-gauge";
import { Alert } from "#components/ui/alert";
import { Badge } from "#components/ui/badge";
import { Skeleton } from "#components/ui/skeleton";
import type { Analysis } from "#lib/domain/results/analysis";
import { newerOutcome, WITHOUT_ADJUSTMENT } from "#lib/domain/results/provenance";
import {
  BORDERLINE,
  RATING_REASONS,
  RATING_WORDS,
  type ResultRow,
} from "#lib/domain/results/results";
import { InstructedFlag } from "../evaluation/instructed-flag";
import { MetricBar } from "../evaluation/metric-bar";
import { PointList } from "../evaluation/point-list";
import { SetByAPerson } from "../evaluation/set-by-a-person";

type AnalysisBodyProps = { row: ResultRow; analysis: Analysis | null; problem: string | null };

/** The rating, who it is of, and what the analysis says; what the row knows stands before the rest is read. */
export function AnalysisBody({ row, analysis, problem }: AnalysisBodyProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <div className="flex flex-col items-center gap-1">
          <ScoreGauge score={row.rating} label="Performance rating" size="md" />
          <span className="text-muted-foreground text-sm">Performance rating</span>
          {row.borderline ? (
            <Badge variant="medium" className="whitespace-normal text-center">
              {BORDERLINE}
            </Badge>
          ) : null}
          {row.instructed ? <InstructedFlag /> : null}
          {row.adjusted ? <Badge variant="outline">Adjusted by a person</Badge> : null}
        </div>
        <CandidateFacts row={row} />
      </div>
      {row.state === "scored" ? null : (
        <Alert>
          <strong className="font-semibold">{RATING_WORDS[row.state]}.</strong>{" "}
          {RATING_REASONS[row.state]}
        </Alert>
      )}
      {row.newerFailed ? (
        <Alert variant="warning">
          <strong className="font-semibold">A {newerOutcome(row.newerFailed)}.</strong> This is the
          earlier one.
        </Alert>
      ) : null}
      {problem ? <Alert variant="error">{problem}</Alert> : null}
      {analysis === null && problem === null ? <Waiting /> : null}
      {analysis ? <Findings analysis={analysis} adjusted={row.adjusted} /> : null}
    </div>
  );
}

function CandidateFacts({ row }: { row: ResultRow }) {
  const facts = [
    ["Name", row.name],
    ["Position", row.interviewTitle],
    ["Email", row.email],
    ["Phone", row.phone ?? "Not given"],
    ["Submitted", row.submitted],
  ];
  return (
    <dl className="grid min-w-60 flex-1 grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
      {facts.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="text-muted-foreground">{term}</dt>
          <dd dir="auto" title={value} className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Findings({ analysis, adjusted }: { analysis: Analysis; adjusted: boolean }) {
  return (
    <>
      {analysis.metrics.some((metric) => metric.score !== null) ? (
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {analysis.metrics.map(({ metric, score, override }) => (
            <div key={metric} className="flex flex-col gap-2">
              <MetricBar metric={metric} score={score} />
              {override ? <SetByAPerson score={score} override={override} /> : null}
            </div>
          ))}
        </div>
      ) : null}
      {analysis.observations ? (
        <section>
          <h3 className="mb-1 font-semibold text-base">Key Observations</h3>
          <p dir="auto">{analysis.observations}</p>
          {adjusted ? (
            <p className="mt-1 text-muted-foreground text-sm">{WITHOUT_ADJUSTMENT}</p>
          ) : null}
        </section>
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <PointList title="Strengths" points={analysis.strengths} tone="good" />
        <PointList title="Weaknesses" points={analysis.weaknesses} tone="medium" />
      </div>
      {analysis.scoredBy ? (
        <p className="text-muted-foreground text-sm">{analysis.scoredBy}.</p>
      ) : null}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the analysis" className="flex flex-col gap-3">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
