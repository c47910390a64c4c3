import { CircleCheck, CircleMinus, TriangleAlert } from "lucide-react";
import { ScoreGauge } from "#components/shared/score-gauge";
import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";
import {
  A_PERSON_DECIDES,
  isInstructed,
  scoredBy,
  scorerSaid,
  WITHOUT_ADJUSTMENT,
} from "#lib/domain/results/provenance";
import { withoutQuotes } from "#lib/domain/results/quotes";
import type { EvaluationView, ResultDetail } from "#lib/domain/results/result-detail";
import { BORDERLINE, RATING_REASONS, RATING_WORDS } from "#lib/domain/results/results";
import { pointsOf } from "#lib/domain/results/statements";
import { InstructedFlag } from "./instructed-flag";
import { MetricsGlance } from "./metrics-glance";
import { PointList } from "./point-list";

type Rated = Pick<ResultDetail, "evaluation" | "state">;

/** The overall rating beside the AI Analysis summary, and who says so. */
export function OverallCard({ result }: { result: Rated }) {
  const { evaluation } = result;
  const strengths = pointsOf(evaluation, "strength");
  const weaknesses = pointsOf(evaluation, "concern");
  return (
    <Card className="overflow-hidden">
      <div className="grid gap-6 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 sm:p-6">
        <div className="flex flex-col items-center gap-3">
          <h2 className="font-semibold text-base">Overall rating</h2>
          <ScoreGauge score={evaluation?.rating ?? null} label="Overall rating" size="lg" />
          {evaluation?.adjusted ? <Adjusted scorerRating={evaluation.scorerRating} /> : null}
          {evaluation ? <Verdict evaluation={evaluation} /> : null}
        </div>
        <section id="summary" aria-labelledby="summary-title" className="scroll-mt-24">
          <h2 id="summary-title" className="mb-2 font-semibold text-xl">
            {evaluation ? "AI Analysis summary" : RATING_WORDS[result.state]}
          </h2>
          <p dir="auto" className="max-w-text">
            {summaryOf(result)}
          </p>
          {evaluation?.adjusted ? (
            <p className="mt-2 text-muted-foreground text-sm">{WITHOUT_ADJUSTMENT}</p>
          ) : null}
          {evaluation?.outcome === "scored" ? (
            <div className="mt-4">
              <MetricsGlance metrics={evaluation.metrics} />
            </div>
          ) : null}
        </section>
      </div>
      {evaluation && strengths.length + weaknesses.length > 0 ? (
        <div className="flex flex-col gap-6 border-t p-5 *:flex-1 sm:flex-row sm:p-6">
          <PointList
            title="Strengths"
            points={withoutQuotes(strengths, evaluation.metrics)}
            tone="good"
          />
          <PointList
            title="Weaknesses"
            points={withoutQuotes(weaknesses, evaluation.metrics)}
            tone="medium"
          />
        </div>
      ) : null}
      {evaluation ? <Provenance evaluation={evaluation} /> : null}
    </Card>
  );
}

/** The scorer's own words, or why there are none. */
function summaryOf({ evaluation, state }: Rated): string {
  return evaluation?.summary ?? evaluation?.outcomeReason ?? RATING_REASONS[state];
}

function Verdict({ evaluation }: { evaluation: EvaluationView }) {
  const { qualified, borderline } = evaluation;
  return (
    <div className="flex flex-col items-center gap-2">
      {qualified === null ? null : (
        <Badge variant={qualified ? "good" : "neutral"}>
          {qualified ? <CircleCheck aria-hidden /> : <CircleMinus aria-hidden />}
          {qualified ? "Qualified" : "Not qualified"}
        </Badge>
      )}
      {borderline ? (
        <Badge variant="medium" className="whitespace-normal text-center">
          <TriangleAlert aria-hidden />
          {BORDERLINE}
        </Badge>
      ) : null}
      {isInstructed(evaluation) ? <InstructedFlag /> : null}
    </div>
  );
}

function Adjusted({ scorerRating }: { scorerRating: number | null }) {
  return (
    <div className="flex flex-col items-center gap-1 text-center">
      <Badge variant="outline">Adjusted by a person</Badge>
      <span className="text-muted-foreground text-sm">{scorerSaid(scorerRating)}</span>
    </div>
  );
}

function Provenance({ evaluation }: { evaluation: EvaluationView }) {
  const { version, versions, at } = evaluation;
  const earlier = versions === 2 ? "the earlier one is kept" : "earlier ones are kept";
  const which = versions > 1 ? ` Version ${version} of ${versions}, ${at}; ${earlier}.` : "";
  return (
    <p className="border-t bg-muted/50 px-5 py-3 text-muted-foreground text-sm sm:px-6">
      {scoredBy(evaluation)}.{evaluation.runs > 0 ? ` ${A_PERSON_DECIDES}` : ""}
      {which}
    </p>
  );
}
