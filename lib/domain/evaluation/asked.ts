import { METRICS, type Metric } from "./metrics.ts";
import { type Reading, readSentence } from "./reading.ts";
import { strength } from "./strength.ts";

/** What a sentence is worth at least that stands for a metric. */
export const WEAKEST_EVIDENCE = 1;

/** Whether a sentence is evidence for any metric. */
export function standsForSomething(reading: Reading): boolean {
  return METRICS.some((metric) => strength(reading, metric) >= WEAKEST_EVIDENCE);
}

const HOW_IT_IS_ASKED =
  /\b(?:tell|describe|explain|show|walk|talk|cuent[ae]|cuéntenos|cuénteme|describa|explique|háblenos|hábleme)\b(?: to)?(?: (?:us|me))?(?: through)?/giu;

/** Metrics that a question speaks of, the most first. */
export function metricsAskedFor(question: string): Metric[] {
  const text = question.replace(HOW_IT_IS_ASKED, " ");
  const { cues } = readSentence({ text, start: 0, end: text.length });
  return METRICS.filter((metric) => cues[metric] > 0).toSorted((a, b) => cues[b] - cues[a]);
}

/** What is done without a word that tells of which metric it speaks is about what was asked, or else about the work. */
export function aboutTheQuestion(read: Reading[], question: string): Reading[] {
  if (read.some(standsForSomething)) return read;
  const metric = metricsAskedFor(question)[0] ?? "experience";
  return read.map((reading) =>
    reading.bound && !reading.aside && reading.acts > 0
      ? { ...reading, cues: { ...reading.cues, [metric]: Math.max(1, reading.cues[metric]) } }
      : reading,
  );
}
