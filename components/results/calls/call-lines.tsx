import type { ReactNode } from "react";
import { ScoreGauge } from "#components/shared/score-gauge";
import { type Call, FIT_WORDS } from "#lib/domain/results/calls";

type CallHeadProps = {
  name: ReactNode;
  /** Which interview, and when. */
  below: string;
  rating: number | null;
  /** In place of a rating. */
  unrated?: string;
  flag?: ReactNode;
};

/** Who it is, and their rating. */
export function CallHead({ name, below, rating, unrated, flag }: CallHeadProps) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        {name}
        <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">{below}</p>
        {flag}
      </div>
      {rating === null ? (
        <span className="max-w-36 shrink-0 text-right text-muted-foreground text-sm">
          {unrated}
        </span>
      ) : (
        <ScoreGauge score={rating} label="Rating" size="sm" />
      )}
    </div>
  );
}

/** When they can work, and how that meets the shift. */
export function CallHours({ hours, fit }: Pick<Call, "hours" | "fit">) {
  return (
    <p className="text-sm">
      <span className="text-muted-foreground">Hours:</span> <span>{hours ?? "none marked"}</span>
      {fit ? <span className="font-medium"> · {FIT_WORDS[fit]}</span> : null}
    </p>
  );
}
