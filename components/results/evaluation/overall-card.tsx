import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { ScoreGauge } from "#components/shared/score-gauge";
import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";
import { routes } from "#lib/domain/core/routes";
import {
  instructionsIn,
  scoredBy,
  scorerSaid,
  WITHOUT_ADJUSTMENT,
} from "#lib/domain/results/provenance";
import type { Findings } from "#lib/domain/results/quotes";
import type { EvaluationView, ResultDetail } from "#lib/domain/results/result-detail";
import {
  A_PERSON_DECIDES,
  BORDERLINE,
  RATING_REASONS,
  RATING_WORDS,
} from "#lib/domain/results/results";
import { AVAILABILITY_ID } from "../answers/availability-week";
import { FactList } from "./fact-list";
import type { Hearing } from "./hearing";
import { InstructedFlag } from "./instructed-flag";
import { QualifiedBadge } from "./qualified-badge";
import { InstructedSection, StatementList, StatementSection } from "./statement-list";

type OverallCardProps = {
  result: Pick<ResultDetail, "evaluation" | "state">;
  findings: Findings;
  /** The candidate's week grid; null if they gave none. */
  week: string | null;
  hearing: Hearing;
};

/** The overall rating beside the AI Analysis summary: what was said, what is known, what to ask, and who says so. */
export function OverallCard({ result, findings, week, hearing }: OverallCardProps) {
  const { evaluation } = result;
  const { summary, fact, to_check: toCheck, strength, concern } = findings;
  return (
    <Card className="overflow-hidden">
      <div className="grid gap-3 p-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8 sm:px-6 sm:py-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:w-36 sm:flex-col">
          <h2 className="font-semibold text-base">Overall rating</h2>
          <Rating result={result} />
        </div>
        <section id="summary" aria-labelledby="summary-title" className="min-w-0 scroll-mt-24">
          <div className="mb-1 flex flex-wrap items-baseline gap-x-3">
            <h2 id="summary-title" className="font-semibold text-xl">
              {evaluation ? "AI Analysis summary" : RATING_WORDS[result.state]}
            </h2>
            {evaluation ? (
              <p className="text-muted-foreground text-sm max-sm:text-xs">
                <span>{scoredBy(evaluation)}.</span>{" "}
                <Link href={routes.howWeScore} className="underline underline-offset-4">
                  How we score
                </Link>
              </p>
            ) : null}
          </div>
          {summary.length > 0 ? <StatementList statements={summary} hearing={hearing} /> : null}
          <Basis result={result} told={summary.length > 0} />
        </section>
      </div>
      <Part>
        <FactList facts={fact} week={week} weekAt={AVAILABILITY_ID} hearing={hearing} />
      </Part>
      {[...toCheck, ...concern, ...strength].length > 0 ? (
        <Part>
          <div className="flex flex-col gap-3 *:empty:hidden sm:flex-row sm:gap-8">
            <div className="min-w-0 flex-1">
              <StatementSection
                title="To check on the call"
                tone="ask"
                statements={toCheck}
                hearing={hearing}
              />
            </div>
            <div className="flex min-w-0 flex-1 flex-col gap-3 *:empty:hidden">
              <StatementSection
                title="Strengths"
                tone="good"
                statements={strength}
                hearing={hearing}
              />
              <StatementSection
                title="Weaknesses"
                tone="medium"
                statements={concern}
                hearing={hearing}
              />
            </div>
          </div>
        </Part>
      ) : null}
      <Part>
        <InstructedSection quotes={instructionsIn(evaluation)} hearing={hearing} />
      </Part>
      {evaluation ? <Provenance evaluation={evaluation} /> : null}
    </Card>
  );
}

/** A part of the card; nothing if there is nothing in it. */
function Part({ children }: { children: ReactNode }) {
  return <div className="border-t px-4 py-3 empty:hidden sm:px-6 sm:py-4">{children}</div>;
}

type Rated = Pick<OverallCardProps, "result">;

/** The verdict's word first, then the number, if there is one. */
function Rating({ result: { evaluation, state } }: Rated) {
  return (
    <>
      {evaluation ? <Verdict evaluation={evaluation} /> : null}
      {evaluation?.outcome === "too_little" ? (
        <Badge variant="neutral">{RATING_WORDS[state]}</Badge>
      ) : (
        <ScoreGauge score={evaluation?.rating ?? null} label="Overall rating" size="md" />
      )}
      {evaluation?.adjusted ? <Adjusted scorerRating={evaluation.scorerRating} /> : null}
    </>
  );
}

/** What the number stands on, or why there is none. */
function Basis({ result: { evaluation, state }, told }: Rated & { told: boolean }) {
  const why = evaluation?.outcomeReason ?? null;
  const text = told ? why : (evaluation?.summary ?? why ?? RATING_REASONS[state]);
  return (
    <>
      {text === null ? null : (
        <p dir="auto" className="max-w-text">
          {text}
        </p>
      )}
      {evaluation?.adjusted ? (
        <p className="mt-2 text-muted-foreground text-sm">{WITHOUT_ADJUSTMENT}</p>
      ) : null}
    </>
  );
}

function Verdict({ evaluation }: { evaluation: EvaluationView }) {
  const { qualified, borderline } = evaluation;
  return (
    <div className="flex flex-col items-start gap-2 sm:items-center">
      {qualified === null ? null : <QualifiedBadge qualified={qualified} />}
      {borderline ? (
        <Badge variant="medium" className="whitespace-normal text-center">
          <TriangleAlert aria-hidden />
          {BORDERLINE}
        </Badge>
      ) : null}
      {instructionsIn(evaluation).length > 0 ? (
        <InstructedFlag className="whitespace-normal" />
      ) : null}
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

/** Who decides, and which version it is if there are several. */
function Provenance({ evaluation }: { evaluation: EvaluationView }) {
  const { version, versions, at } = evaluation;
  const earlier = versions === 2 ? "the earlier one is kept" : "earlier ones are kept";
  const which = versions > 1 ? `Version ${version} of ${versions}, ${at}; ${earlier}.` : "";
  return (
    <p className="border-t bg-muted/50 px-4 py-2.5 text-muted-foreground text-sm empty:hidden max-sm:text-xs sm:px-6">
      {[evaluation.runs > 0 ? A_PERSON_DECIDES : "", which].filter(Boolean).join(" ")}
    </p>
  );
}
