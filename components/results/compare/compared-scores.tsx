import type { ReactNode } from "react";
import { BAND_TEXT } from "#components/shared/score-gauge";
import { Card } from "#components/ui/card";
import { BAND_WORDS, scoreBand } from "#lib/domain/evaluation/bands";
import { METRIC_LABELS, METRICS } from "#lib/domain/evaluation/metrics";
import type { ComparedCandidate } from "#lib/domain/results/comparison";
import { RATING_WORDS } from "#lib/domain/results/results";
import { cn } from "#lib/utils";
import { ScoreBar } from "../evaluation/score-bar";

/** The general score and the six metrics of all of them, row by row. Candidates without a score are shown as such. */
export function ComparedScores({ candidates }: { candidates: readonly ComparedCandidate[] }) {
  return (
    <Card className="mb-6 overflow-hidden">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Scores out of 10</caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-31 sm:w-48" />
            {candidates.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                dir="auto"
                className="px-1 py-3 font-semibold text-sm [overflow-wrap:anywhere] max-sm:text-xs sm:px-3 sm:text-base"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y border-t">
          <Row label="Overall rating" className="bg-muted/50">
            {candidates.map(({ id, rating, state }) => (
              <Score key={id} score={rating} none={RATING_WORDS[state]} />
            ))}
          </Row>
          {METRICS.map((metric) => (
            <Row key={metric} label={METRIC_LABELS[metric]}>
              {candidates.map(({ id, metrics }) => (
                <Score
                  key={id}
                  score={metrics.find((one) => one.metric === metric)?.score ?? null}
                  none={BAND_WORDS.none}
                />
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

type RowProps = { label: string; className?: string; children: ReactNode };

function Row({ label, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row" className="py-2 pr-1 pl-3 font-medium text-sm sm:pl-5 sm:text-base">
        {label}
      </th>
      {children}
    </tr>
  );
}

/** A number with its word and bar, or why there is none. */
function Score({ score, none }: { score: number | null; none: string }) {
  const band = scoreBand(score);
  return (
    <td className="px-1 py-2 sm:px-3">
      {score === null ? (
        <span className="block text-muted-foreground text-sm max-sm:text-xs">{none}</span>
      ) : (
        <>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-bold font-display text-lg tabular-nums">{score.toFixed(1)}</span>
            <span className={cn("font-medium text-sm max-sm:text-xs", BAND_TEXT[band])}>
              {BAND_WORDS[band]}
            </span>
          </span>
          <ScoreBar score={score} className="mt-1 h-1.5 max-w-48" />
        </>
      )}
    </td>
  );
}
