import {
  BAND_WORDS,
  type Band,
  ratingWord,
  scoreBand,
  scoreLevel,
} from "#lib/domain/evaluation/bands";
import { cn } from "#lib/utils";

/** The color of a band's words and rings; no band, no color. */
export const BAND_TEXT: Record<Band, string> = {
  low: "text-score-low",
  medium: "text-score-medium",
  good: "text-score-good",
  none: "",
};

type ScoreGaugeProps = {
  /** 0 to 10, or null if there was too little to rate. */
  score: number | null;
  /** What is scored, for screen readers. */
  label: string;
  size?: "sm" | "md" | "lg";
  /** Of many people, which qualifies nobody. */
  average?: boolean;
  className?: string;
};

const sizes = {
  sm: { box: "size-14", number: "text-lg", word: "sr-only", stroke: 9 },
  md: { box: "size-24", number: "text-3xl", word: "text-xs", stroke: 8 },
  lg: { box: "size-36", number: "text-5xl", word: "text-sm", stroke: 7 },
};

/**
 * A score as a ring: always the number and a word, the color only repeats them. Percent = score × 10. Ring and words have
 * the color of the band, but for a 7.0: the ring has its band's, the words say what it comes down to.
 */
export function ScoreGauge({
  score,
  label,
  size = "md",
  average = false,
  className,
}: ScoreGaugeProps) {
  const { box, number, word, stroke } = sizes[size];
  const band = scoreBand(score);
  const level = average ? band : scoreLevel(score);
  const said = score === null || level === band ? BAND_WORDS[band] : ratingWord(score);
  const shown = score?.toFixed(1) ?? "–";
  const percent = score === null ? 0 : Math.min(100, Math.max(0, score * 10));
  const radius = 50 - stroke / 2;
  const spoken =
    score === null ? `${label}: too little to rate` : `${label}: ${shown} out of 10, ${said}`;
  return (
    <div
      role="img"
      aria-label={spoken}
      className={cn("relative grid shrink-0 place-items-center", box, BAND_TEXT[level], className)}
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
              className={BAND_TEXT[band]}
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
        <span className={cn("font-medium", word)}>{score === null ? "No score" : said}</span>
      </div>
    </div>
  );
}
