import type { Analysis } from "#lib/domain/results/analysis";
import { WITHOUT_ADJUSTMENT } from "#lib/domain/results/provenance";
import { findingsOf } from "#lib/domain/results/quotes";
import type { Range } from "#lib/domain/results/transcript-lines";
import { FactList } from "../evaluation/fact-list";
import type { Hearing } from "../evaluation/hearing";
import { MetricGrid } from "../evaluation/metrics-section";
import { InstructedSection, StatementList, StatementSection } from "../evaluation/statement-list";
import { type Cue, cueOf } from "../use-review";

type AnalysisFindingsProps = {
  analysis: Analysis;
  adjusted: boolean;
  /** The quote that is marked in the player. */
  playing: Range | null;
  onHear: (cue: Cue) => void;
};

/** What an analysis says of the person, each with a way to hear it; what is empty has no heading. */
export function AnalysisFindings({ analysis, adjusted, playing, onHear }: AnalysisFindingsProps) {
  const { observations, instructions, answers, availability, scoredBy } = analysis;
  const findings = findingsOf(analysis);
  const { summary, fact, to_check: toCheck, strength, concern, metrics } = findings;
  const hearing: Hearing = {
    answers,
    playing,
    onPlay: (quote) => onHear(cueOf(quote)),
    onShow: (questionId) => onHear({ questionId, seconds: null, quote: null }),
  };
  return (
    <>
      {summary.length > 0 || observations ? (
        <section>
          <h3 className="mb-1 font-semibold text-base">Key Observations</h3>
          {summary.length > 0 ? <StatementList statements={summary} hearing={hearing} /> : null}
          {observations ? <p dir="auto">{observations}</p> : null}
          {adjusted ? (
            <p className="mt-1 text-muted-foreground text-sm">{WITHOUT_ADJUSTMENT}</p>
          ) : null}
        </section>
      ) : null}
      <FactList facts={fact} week={availability} hearing={hearing} />
      <StatementSection
        title="To check on the call"
        tone="ask"
        statements={toCheck}
        hearing={hearing}
      />
      <StatementSection title="Strengths" tone="good" statements={strength} hearing={hearing} />
      <StatementSection title="Weaknesses" tone="medium" statements={concern} hearing={hearing} />
      <InstructedSection quotes={instructions} hearing={hearing} />
      {metrics.some(({ score }) => score !== null) ? (
        <section className="@container">
          <h3 className="sr-only">Metrics</h3>
          <MetricGrid attemptId={null} metrics={metrics} hearing={hearing} />
        </section>
      ) : null}
      {scoredBy ? <p className="text-muted-foreground text-sm">{scoredBy}.</p> : null}
    </>
  );
}
