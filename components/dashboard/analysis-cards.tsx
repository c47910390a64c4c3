import Link from "next/link";
import { ScoreGauge } from "#components/shared/score-gauge";
import { Alert } from "#components/ui/alert";
import { Card } from "#components/ui/card";
import { routes } from "#lib/domain/core/routes";
import {
  ANALYSIS_CARDS,
  type AnalysisCard,
  type AnalysisFigures,
  CARD_WORDS,
  responsesWords,
  SAMPLE_NOTE,
} from "#lib/domain/results/analysis-figures";
import { type AnalysisQuery, RANGE_WORDS } from "#lib/domain/results/analysis-query";
import { AnalysisDetails } from "./analysis-details";

type AnalysisCardsProps = { figures: AnalysisFigures; query: AnalysisQuery };

/** The three means, each with what it is the mean of and of how many. */
export function AnalysisCards({ figures, query }: AnalysisCardsProps) {
  return (
    <>
      {figures.sample ? <Alert className="mb-4">{SAMPLE_NOTE}</Alert> : <Filtered query={query} />}
      <ul className="grid gap-3 sm:gap-4 md:grid-cols-3 print:grid-cols-3">
        {ANALYSIS_CARDS.map((card) => (
          <li key={card}>
            <ScoreCard card={card} figures={figures} query={query} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ScoreCard({ card, figures, query }: AnalysisCardsProps & { card: AnalysisCard }) {
  const { title, meaning } = CARD_WORDS[card];
  const of = figures.total[card];
  return (
    <Card className="flex h-full flex-col items-center gap-4 p-5 text-center sm:p-6">
      <h2 className="font-semibold text-lg">{title}</h2>
      <ScoreGauge score={of.mean} label={title} size="lg" average />
      <p className="font-semibold tabular-nums">
        <span>{of.mean === null ? "No score yet" : `${of.mean.toFixed(1)}/10`}</span>
        <span className="block font-normal text-muted-foreground text-sm">
          {figures.sample ? "Sample figures" : responsesWords(of)}
        </span>
      </p>
      <p className="flex-1 text-muted-foreground">{meaning}</p>
      <AnalysisDetails card={card} figures={figures} query={query} />
    </Card>
  );
}

function Filtered({ query: { search, range } }: { query: AnalysisQuery }) {
  if (search === "" && range === "all") return null;
  return (
    <p className="mb-4 text-muted-foreground [overflow-wrap:anywhere]">
      {RANGE_WORDS[range]}
      <span>{search === "" ? "" : `, interviews with “${search}” in their title`}</span>.{" "}
      <Link href={routes.aiAnalysis} className="font-medium text-primary underline">
        Clear the filter
      </Link>
    </p>
  );
}
