import { QUALIFIED_FROM } from "./metrics.ts";

export type Band = "low" | "medium" | "good" | "none";

/** Color band of a score out of 10: low at 4 or below, medium to 7, good above. */
export function scoreBand(score: number | null): Band {
  if (score === null) return "none";
  if (score <= 4) return "low";
  return score <= 7 ? "medium" : "good";
}

/** The band in words, so that no meaning depends on a color alone. */
export const BAND_WORDS = {
  low: "Low",
  medium: "Medium",
  good: "Good",
  none: "Not assessed",
} as const satisfies Record<Band, string>;

/** What the answers gave a metric to stand on. Its band colors it, but for a 7.0, which is strong as it qualifies. */
export function scoreLevel(score: number | null): Band {
  return score !== null && score >= QUALIFIED_FROM ? "good" : scoreBand(score);
}

/** The level in words, beside each metric's number. */
export const LEVEL_WORDS = {
  low: "Little said",
  medium: "Some",
  good: "Strong",
  none: "Not assessed",
} as const satisfies Record<Band, string>;

/** The word of a general score: what it comes down to if it qualifies, else its band. In the color of its level. */
export function ratingWord(score: number): string {
  return scoreLevel(score) === "good" ? "Qualified" : BAND_WORDS[scoreBand(score)];
}
