import { BAND_TEXT } from "#components/shared/score-gauge";
import { LEVEL_WORDS, scoreLevel } from "#lib/domain/evaluation/bands";
import { METRIC_LABELS, type Metric } from "#lib/domain/evaluation/metrics";
import { cn } from "#lib/utils";
import { ScoreBar } from "./score-bar";

type MetricBarProps = {
  metric: Metric;
  score: number | null;
  heading?: "h3" | "span";
  /** Smaller, if six stand together. */
  compact?: boolean;
  className?: string;
};

/** A metric's name, number and word above its bar: percent = score × 10. No number, no fill. */
export function MetricBar({
  metric,
  score,
  heading: Heading = "span",
  compact = false,
  className,
}: MetricBarProps) {
  const level = scoreLevel(score);
  return (
    <div className={cn("flex flex-col", compact ? "gap-1" : "gap-2", className)}>
      <div
        className={cn("flex min-h-7 items-baseline justify-between", compact ? "gap-2" : "gap-4")}
      >
        <Heading className={cn("font-semibold", compact ? "text-sm" : "text-base")}>
          {METRIC_LABELS[metric]}
        </Heading>
        <span className="flex items-baseline gap-2 whitespace-nowrap">
          <span className={cn("font-medium text-muted-foreground text-sm", BAND_TEXT[level])}>
            {LEVEL_WORDS[level]}
          </span>
          {score === null ? null : (
            <span
              className={cn(
                "font-bold font-display tabular-nums",
                compact ? "text-base" : "text-lg",
              )}
            >
              {score.toFixed(1)}
              {compact ? null : (
                <span className="font-normal font-sans text-muted-foreground text-sm">/10</span>
              )}
            </span>
          )}
        </span>
      </div>
      <ScoreBar score={score} className={compact ? "h-1.5" : "h-2"} />
    </div>
  );
}
