import { asksSomething } from "./asides.ts";
import { distinctHits, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import { LEISURE } from "./lexicon/signals.ts";
import type { Metric } from "./metrics.ts";
import type { Reading } from "./reading.ts";
import { isWordList } from "./strength.ts";

/** What a claim is worth in an answer that holds nothing better: 'I meet all the requirements of the state license'. */
export const BARE_CLAIM = 0.7;

const CONNECTIVES =
  /(?<!\p{L})(?:because|porque|which|whether|cual|asi|si (?:el|la|no))(?!\p{L})/gu;
const thought = phrases(CUES.cognitive_ability);
const leisure = phrases(LEISURE);
const OWN_ES = /(?<!\p{L})(?:yo|me|mi|mis|soy|tengo|he|llevo|nos|uno|\[we\])(?!\p{L})/u;
/** Whether something is said of oneself, or a rule of work is named; slogans, asides and questions are no claims. */
function claimsSomething({ folded, own, aside, rule }: Reading): boolean {
  if (aside || asksSomething(folded) || distinctHits(folded, leisure) > 0) return false;
  return own || rule || OWN_ES.test(folded);
}

/** What a sentence without anything done is worth for a metric that it speaks of: BARE_CLAIM or nothing. */
export function bareClaim(reading: Reading, metric: Metric): number {
  const said =
    metric !== "cognitive_ability" ||
    distinctHits(reading.folded.replace(CONNECTIVES, " "), thought) > 0;
  const about = said && reading.cues[metric] > 0 && !isWordList(reading);
  return about && claimsSomething(reading) ? BARE_CLAIM : 0;
}
