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
