import { METRIC_WEIGHTS, METRICS, type Metric, QUALIFIED_FROM } from "./metrics.ts";

/** Rounds half up to one decimal, exactly for inputs of one decimal. */
export function toTenth(value: number): number {
  return Math.round(value * 10 + 1e-9) / 10;
}

/** The general score: the weighted mean over the assessed metrics, to one decimal; null if nothing was assessed. */
export function generalScore(scores: Record<Metric, number | null>): number | null {
  let weight = 0;
  let tenths = 0;
  for (const metric of METRICS) {
    const score = scores[metric];
    if (score === null) continue;
    weight += METRIC_WEIGHTS[metric];
    tenths += METRIC_WEIGHTS[metric] * Math.round(score * 10);
  }
  return weight === 0 ? null : Math.round(tenths / weight) / 10;
}

/** `general >= 7`, or null if nothing was assessed. */
export function isQualified(general: number | null): boolean | null {
  return general === null ? null : general >= QUALIFIED_FROM;
}

/** Middle value; the mean of the two middle ones for an even count, to one decimal. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : toTenth((upper + lower) / 2);
}

/** Lowest and highest of a list. */
export function spreadOf(values: readonly number[]): [number, number] | null {
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

/** Whether some runs say qualified and others not. */
export function crossesThreshold(spread: [number, number] | null): boolean {
  return spread !== null && spread[0] < QUALIFIED_FROM && spread[1] >= QUALIFIED_FROM;
}
