import { BAND_TEXT } from "#components/shared/score-gauge";
import { Card } from "#components/ui/card";
import { LEVEL_WORDS, ratingWord, scoreLevel } from "#lib/domain/evaluation/bands";
import { METRIC_LABELS, METRICS } from "#lib/domain/evaluation/metrics";
import type { ComparedCandidate } from "#lib/domain/results/comparison";
import { RATING_WORDS } from "#lib/domain/results/results";
import { cn } from "#lib/utils";
import { ScoreBar } from "../evaluation/score-bar";
import { ComparedFacts } from "./compared-facts";
import { Row } from "./compared-row";

/** Scores, facts and how to reach them, row by row. Candidates without a score are shown as such. */
export function ComparedScores({ candidates }: { candidates: readonly ComparedCandidate[] }) {
  return (
    <Card className="mb-6 overflow-hidden">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Scores out of 10, and facts</caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-26 sm:w-48" />
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
              <Score
                key={id}
                score={rating}
                word={rating === null ? RATING_WORDS[state] : ratingWord(rating)}
              />
            ))}
          </Row>
          {METRICS.map((metric) => (
            <Row key={metric} label={METRIC_LABELS[metric]}>
              {candidates.map(({ id, metrics }) => (
                <MetricScore
                  key={id}
                  score={metrics.find((one) => one.metric === metric)?.score ?? null}
                />
              ))}
            </Row>
          ))}
        </tbody>
        <ComparedFacts candidates={candidates} />
      </table>
    </Card>
  );
}

function MetricScore({ score }: { score: number | null }) {
  return <Score score={score} word={LEVEL_WORDS[scoreLevel(score)]} />;
}

/** A number with its word and bar, or the word alone. */
function Score({ score, word }: { score: number | null; word: string }) {
  return (
    <td className="px-1 py-2 sm:px-3">
      {score === null ? (
        <span className="block text-muted-foreground text-sm max-sm:text-xs">{word}</span>
      ) : (
        <>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-bold font-display text-lg tabular-nums">{score.toFixed(1)}</span>
            <span
              className={cn("font-medium text-sm max-sm:text-xs", BAND_TEXT[scoreLevel(score)])}
            >
              {word}
            </span>
          </span>
          <ScoreBar score={score} className="mt-1 h-1.5 max-w-48" />
        </>
      )}
    </td>
  );
}
