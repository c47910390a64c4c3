import type { Metric } from "./metrics.ts";
import type { Reading } from "./reading.ts";
import { countWords } from "./words.ts";

/** A string of key words without the small words that make a sentence. */
export function isWordList(reading: Reading): boolean {
  const words = reading.folded.replace(/\[\p{L}+\]/gu, "who");
  const total = countWords(words);
  const long = words.match(/\p{L}{4,}/gu)?.length ?? 0;
  return total >= 8 && long / total > 0.85;
}

/**
 * What a sentence is worth as evidence for a metric, 0 to about 5. Without an own act it is worth little,
 * praise of oneself nothing.
 */
export function strength(reading: Reading, metric: Metric): number {
  const about = reading.cues[metric];
  if (about === 0 || !reading.own || isWordList(reading)) return 0;
  if (reading.acts === 0 && (reading.aside || reading.amounts + reading.results === 0)) return 0;
  const act = reading.acts === 0 ? 0.3 : Math.min(1 + 0.25 * (reading.acts - 1), 1.6);
  const specific =
    0.7 * Math.min(reading.amounts, 1.5) +
    0.5 * Math.min(reading.reasoning, 1) +
    0.6 * Math.min(reading.results, 1) +
    0.3 * Math.min(reading.situation, 1) +
    (reading.content >= 9 ? 0.4 : 0);
  return 0.5 + 0.2 * Math.min(about - 1, 2) + act + (reading.acts === 0 ? specific / 2 : specific);
}
