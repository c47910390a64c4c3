import { CirclePause, Clock, Info, TriangleAlert, UserRound } from "lucide-react";
import { BAND_TEXT, ScoreGauge } from "#components/shared/score-gauge";
import { Spinner } from "#components/ui/spinner";
import { ratingWord, scoreLevel } from "#lib/domain/evaluation/bands";
import { newerOutcome } from "#lib/domain/results/provenance";
import {
  BORDERLINE,
  partialWords,
  RATING_WORDS,
  type ResultRow,
} from "#lib/domain/results/results";
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
    "rating" | "state" | "waitSeconds" | "borderline" | "assessed" | "adjusted" | "newerFailed"
  >;
}) {
  const partial = partialWords(row.assessed);
  if (row.state === "scored" && row.rating !== null) {
    const notes = [
      ...(partial ? [{ shown: partial, spoken: partial }] : []),
      ...(row.borderline ? [{ shown: "Borderline", spoken: BORDERLINE }] : []),
      ...(row.newerFailed
        ? [
            {
              shown: row.newerFailed === "paused" ? "Re-score paused" : "Re-score failed",
              spoken: `A ${newerOutcome(row.newerFailed)}`,
            },
          ]
        : []),
      ...(row.adjusted ? [{ shown: "Adjusted", spoken: "Adjusted by a person" }] : []),
    ];
    return (
      <div className="flex items-center gap-2">
        <ScoreGauge score={row.rating} label="Rating" size="sm" />
        <span className="text-sm">
          {/* The gauge says its own band. */}
          <span aria-hidden className={`block font-medium ${BAND_TEXT[scoreLevel(row.rating)]}`}>
            {ratingWord(row.rating)}
          </span>
          {notes.map(({ shown, spoken }) => (
            <span key={shown} className="block text-muted-foreground">
              <span aria-hidden>{shown}</span>
              <span className="sr-only">{spoken}</span>
            </span>
          ))}
        </span>
      </div>
    );
  }
  const Icon = ICONS[row.state];
  return (
    <span className="flex items-center gap-2 text-muted-foreground text-sm table:max-w-36 max-table:text-right">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>
        <span>
          {row.waitSeconds === undefined
            ? RATING_WORDS[row.state]
            : transcriptionWaitText(row.waitSeconds)}
        </span>
        <span>{row.state === "too_little" && partial ? ` · ${partial}` : null}</span>
      </span>
    </span>
  );
}
