import { oneOf } from "./alternatives.ts";
import { phrases } from "./fold.ts";
import { COUNTER, DENIALS } from "./lexicon/signals.ts";
import type { Metric } from "./metrics.ts";

const counters = COUNTER.map(({ metric, phrases: list }) => ({ metric, list: phrases(list) }));
const DENIED_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])${oneOf(DENIALS)}(?:\\s+[\\p{L}']+){0,3}\\s*$`,
  "u",
);

/** The metrics that a folded sentence speaks against, unless it denies it. */
export function countersIn(folded: string): Metric[] {
  return counters
    .filter(({ list }) =>
      [...folded.matchAll(list)].some(({ index }) => !DENIED_BEFORE.test(folded.slice(0, index))),
    )
    .map(({ metric }) => metric);
}
