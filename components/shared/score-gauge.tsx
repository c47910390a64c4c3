import { cn } from "#lib/utils";

type Band = { word: string; text: string };

const bands = {
  low: { word: "Low", text: "text-score-low" },
  medium: { word: "Medium", text: "text-score-medium" },
  good: { word: "Good", text: "text-score-good" },
} satisfies Record<string, Band>;

/** 4 or below is low, above 7 is good, the rest is medium (interviews spec §9). */
function bandOf(score: number): Band {
  if (score <= 4) return bands.low;
  return score > 7 ? bands.good : bands.medium;
}

type ScoreGaugeProps = {
  /** 0 to 10, or null where there was not enough evidence. */
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

/** A score as a ring: always the number and a word, the colour only repeats them. Percent = score × 10. */
export function ScoreGauge({ score, label, size = "md", className }: ScoreGaugeProps) {
  const { box, number, word, stroke } = sizes[size];
  const band = score === null ? null : bandOf(score);
  const percent = score === null ? 0 : Math.min(100, Math.max(0, score * 10));
  const radius = 50 - stroke / 2;
  const spoken =
    score === null ? `${label}: not enough evidence` : `${label}: ${score} of 10, ${band?.word}`;
  return (
    <div
      role="img"
      aria-label={spoken}
      className={cn("relative grid shrink-0 place-items-center", box, band?.text, className)}
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
          {score === null ? "–" : score}
        </span>
        <span className={cn("font-medium", word)}>{band?.word ?? "No score"}</span>
      </div>
    </div>
  );
}
