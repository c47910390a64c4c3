import { scoreBand } from "#lib/domain/evaluation/bands";
import { cn } from "#lib/utils";

const FILLS = {
  low: "bg-score-low",
  medium: "bg-score-medium",
  good: "bg-score-good",
  none: "",
} as const;

/** A score's bar: percent = score × 10. No number, no fill. The number and its word stand beside it. */
export function ScoreBar({ score, className }: { score: number | null; className?: string }) {
  return (
    <div aria-hidden className={cn("overflow-hidden rounded-full bg-secondary", className)}>
      <div
        className={cn("h-full rounded-full", FILLS[scoreBand(score)])}
        style={{ width: `${(score ?? 0) * 10}%` }}
      />
    </div>
  );
}
