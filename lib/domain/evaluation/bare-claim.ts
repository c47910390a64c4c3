import { distinctHits, phrases } from "./fold.ts";
import { LEISURE, WORK } from "./lexicon/signals.ts";
import type { Metric } from "./metrics.ts";
import { isWordList, type Reading } from "./reading.ts";

/** What a claim is worth in an answer that holds nothing better: 'I meet all the requirements of the state license'. */
export const BARE_CLAIM = 0.7;

const work = phrases(WORK);
const leisure = phrases(LEISURE);

/** Whether something is said of oneself or of work; what somebody asks, and what they do for fun, is no claim. */
function claimsSomething({ folded, own, boast }: Reading): boolean {
  if (boast || /[?]["')\]]*$/.test(folded) || distinctHits(folded, leisure) > 0) return false;
  return own || distinctHits(folded, work) > 0;
}

/** What a sentence without anything done is worth for a metric that it speaks of: BARE_CLAIM or nothing. */
export function bareClaim(reading: Reading, metric: Metric): number {
  const about = reading.cues[metric] > 0 && !isWordList(reading);
  return about && claimsSomething(reading) ? BARE_CLAIM : 0;
}
