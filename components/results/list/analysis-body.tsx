import { useState } from "react";
import { WhoMay } from "#components/shared/role";
import { ScoreGauge } from "#components/shared/score-gauge";
import { Alert } from "#components/ui/alert";
import { Badge } from "#components/ui/badge";
import { Skeleton } from "#components/ui/skeleton";
import { HEARD_IN_PARTS } from "#lib/domain/evaluation/hearing";
import type { Analysis } from "#lib/domain/results/analysis";
import { contactWords, loggedAt } from "#lib/domain/results/contact-log";
import { newerOutcome } from "#lib/domain/results/provenance";
import type { Quote } from "#lib/domain/results/quote";
import { mustHavesWords } from "#lib/domain/results/result-query";
import {
  BORDERLINE,
  RATING_WORDS,
  type ResultRow,
  ratingReason,
} from "#lib/domain/results/results";
import { Heard } from "../answers/heard";
import { ASKED, ContactDialog } from "../calls/contact-dialog";
import { InstructedFlag } from "../evaluation/instructed-flag";
import { QualifiedBadge } from "../evaluation/qualified-badge";
import { ContactRow } from "../response/contact-row";
import { type Cue, cueOf } from "../use-review";
import { AnalysisFindings } from "./analysis-findings";

type AnalysisBodyProps = {
  row: ResultRow;
  /** The words of the list that were pressed to be heard. */
  pressed: Quote | null;
  analysis: Analysis | null;
  problem: string | null;
};

/** The rating, who it is of, and what the analysis says; what the row knows stands before the rest is read. */
export function AnalysisBody({ row, pressed, analysis, problem }: AnalysisBodyProps) {
  const [cue, setCue] = useState<Cue | null>(pressed && cueOf(pressed));
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex flex-col gap-4 lg:sticky lg:top-0 lg:col-start-2 lg:row-start-1 lg:self-start">
        <Person row={row} analysis={analysis} />
        <Heard cue={cue} answers={analysis?.answers ?? []} />
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:col-start-1 lg:row-start-1">
        {row.state === "scored" ? null : (
          <Alert>
            <strong className="font-semibold">{RATING_WORDS[row.state]}.</strong>{" "}
            {ratingReason(row.state, row.hardToHear)}
          </Alert>
        )}
        {row.newerFailed ? (
          <Alert variant="warning">
            A {newerOutcome(row.newerFailed)}. These are the scores from before.
          </Alert>
        ) : null}
        {problem ? <Alert variant="error">{problem}</Alert> : null}
        {analysis ? (
          <AnalysisFindings
            analysis={analysis}
            adjusted={row.adjusted}
            playing={cue?.quote ?? null}
            onHear={setCue}
          />
        ) : null}
        {analysis === null && problem === null ? <Waiting /> : null}
      </div>
    </div>
  );
}

/** Who it is, how to reach them, and the number with its word first. */
function Person({ row, analysis }: Pick<AnalysisBodyProps, "row" | "analysis">) {
  const mustHaves = mustHavesWords(row.mustHaves);
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 lg:flex-col">
      <div className="flex flex-col items-center gap-1.5 lg:flex-row lg:flex-wrap lg:gap-x-4">
        {row.qualified === null ? null : <QualifiedBadge qualified={row.qualified} />}
        {row.rating === null ? null : (
          <span className="flex flex-col items-center">
            <ScoreGauge score={row.rating} label="Performance rating" size="md" />
            <span className="text-muted-foreground text-sm">Performance rating</span>
          </span>
        )}
        {row.borderline ? (
          <Badge variant="medium" className="whitespace-normal text-center">
            {BORDERLINE}
          </Badge>
        ) : null}
        {row.instructed ? <InstructedFlag /> : null}
        {row.hardToHear ? <Badge variant="outline">{HEARD_IN_PARTS}</Badge> : null}
        {row.adjusted ? <Badge variant="outline">Adjusted by a person</Badge> : null}
        {mustHaves ? <Badge variant="outline">{mustHaves}</Badge> : null}
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-base">
          {[
            ["Name", row.name],
            ["Position", row.interviewTitle],
            ["Submitted", row.submitted],
          ].map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-muted-foreground">{term}</dt>
              <dd
                dir="auto"
                title={value}
                className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]"
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-x-5">
          <ContactRow person={row} words={analysis?.firstWords ?? null} />
        </div>
        <div className="flex flex-wrap items-center">
          <span className="-ml-3">
            <WhoMay to="decide">
              <ContactDialog call={row} words={analysis?.contactWords ?? []} label={ASKED} />
            </WhoMay>
          </span>
          {row.contact ? (
            <span dir="auto" className="text-base [overflow-wrap:anywhere]">
              {contactWords(row.contact)} · {loggedAt(row.contact)}
            </span>
          ) : null}
        </div>
      </div>
    </div>
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
