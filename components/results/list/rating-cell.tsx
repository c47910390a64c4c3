import { CirclePause, Clock, Info, TriangleAlert, UserRound } from "lucide-react";
import { BAND_TEXT, ScoreGauge } from "#components/shared/score-gauge";
import { Spinner } from "#components/ui/spinner";
import { BAND_WORDS, scoreBand } from "#lib/domain/evaluation/bands";
import { newerOutcome } from "#lib/domain/results/provenance";
import { BORDERLINE, RATING_WORDS, type ResultRow } from "#lib/domain/results/results";
import { transcriptionWaitText } from "#lib/domain/results/transcription-wait";

const ICONS = {
  scored: Info,
  scoring: Spinner,
  trying_again: Spinner,
  too_little: Info,
  not_enough_evidence: Info,
  failed: TriangleAlert,
  given_up: TriangleAlert,
  paused: CirclePause,
  people_only: UserRound,
  unscored: Clock,
};

/** A rating as a gauge with its word, or the state in words if there is no number. */
export function RatingCell({
  row,
}: {
  row: Pick<
    ResultRow,
    "rating" | "state" | "waitSeconds" | "borderline" | "adjusted" | "newerFailed"
  >;
}) {
  if (row.state === "scored" && row.rating !== null) {
    const band = scoreBand(row.rating);
    return (
      <div className="flex items-center gap-2">
        <ScoreGauge score={row.rating} label="Rating" size="sm" />
        <span aria-hidden className={`font-medium text-sm ${BAND_TEXT[band]}`}>
          {BAND_WORDS[band]}
          {row.borderline ? (
            <span className="block font-normal text-muted-foreground">Borderline</span>
          ) : null}
          {row.newerFailed ? (
            <span className="block font-normal text-muted-foreground">
              {row.newerFailed === "paused" ? "Re-score paused" : "Re-score failed"}
            </span>
          ) : null}
          {row.adjusted ? (
            <span className="block font-normal text-muted-foreground">Adjusted</span>
          ) : null}
        </span>
        {row.newerFailed ? (
          <span className="sr-only">{`A ${newerOutcome(row.newerFailed)}`}</span>
        ) : null}
        {row.adjusted ? <span className="sr-only">Adjusted by a person</span> : null}
        {row.borderline ? <span className="sr-only">{BORDERLINE}</span> : null}
      </div>
    );
  }
  const Icon = ICONS[row.state];
  return (
    <span className="flex items-center gap-2 text-muted-foreground text-sm table:max-w-36 max-table:text-right">
      <Icon aria-hidden className="size-4 shrink-0" />
      {row.waitSeconds === undefined
        ? RATING_WORDS[row.state]
        : transcriptionWaitText(row.waitSeconds)}
    </span>
  );
}
