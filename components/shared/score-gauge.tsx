import { BAND_WORDS, type Band, scoreBand } from "#lib/domain/evaluation/bands";
import { cn } from "#lib/utils";

/** The color of a band's words and rings; no band, no color. */
export const BAND_TEXT: Record<Band, string> = {
  low: "text-score-low",
  medium: "text-score-medium",
  good: "text-score-good",
  none: "",
};

type ScoreGaugeProps = {
  /** 0 to 10, or null if there was not enough evidence. */
  score: number | null;
  /** What is scored, for screen readers. */
  label: string;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizes = {
  sm: { box: "size-14", number: "text-lg", word: "sr-only", stroke: 9 },
  md: { box: "size-24", number: "text-3xl", word: "text-xs", stroke: 8 },
  lg: { box: "size-36", number: "text-5xl", word: "text-sm", stroke: 7 },
};

/** A score as a ring: always the number and a word, the color only repeats them. Percent = score × 10. */
export function ScoreGauge({ score, label, size = "md", className }: ScoreGaugeProps) {
  const { box, number, word, stroke } = sizes[size];
  const band = scoreBand(score);
  const shown = score?.toFixed(1) ?? "–";
  const percent = score === null ? 0 : Math.min(100, Math.max(0, score * 10));
  const radius = 50 - stroke / 2;
  const spoken =
    score === null
      ? `${label}: not enough evidence`
      : `${label}: ${shown} out of 10, ${BAND_WORDS[band]}`;
  return (
    <div
      role="img"
      aria-label={spoken}
      className={cn("relative grid shrink-0 place-items-center", box, BAND_TEXT[band], className)}
    >
      <svg aria-hidden viewBox="0 0 100 100" className="-rotate-90 absolute inset-0 size-full">
        <g fill="none" strokeWidth={stroke} strokeLinecap="round">
          <circle cx="50" cy="50" r={radius} className="stroke-border" />
          {percent > 0 ? (
            <circle
              cx="50"
              cy="50"
              r={radius}
              stroke="currentColor"
              pathLength={100}
              strokeDasharray={`${percent} 100`}
            />
          ) : null}
        </g>
      </svg>
      <div aria-hidden className="flex flex-col items-center">
        <span className={cn("font-bold font-display leading-none tabular-nums", number)}>
          {shown}
        </span>
        <span className={cn("font-medium", word)}>
          {score === null ? "No score" : BAND_WORDS[band]}
        </span>
      </div>
    </div>
  );
}
