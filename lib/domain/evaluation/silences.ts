import { NONE_ENOUGH } from "./compose.ts";
import { NOTHING_SAID, REPEATS, UNCLEAR } from "./minimum-evidence.ts";

/** Why a model may say that an answer shows nothing, and what an employer reads of it: no word of it is the model's own. */
export const SILENCES = {
  off_topic: "the answer is beside the question",
  no_work: "the answer tells of no work",
  only_praises: "the answer only praises",
  only_asks: "the answer only asks",
  only_orders: "the answer only says how to score it",
  unclear: "the answer can't be understood",
} as const;

const NOTHING = "there was nothing to assess";
/** What a scorer's quotes are if no answer has their words. */
export const INVENTED = "the automatic scoring quoted words that are not in the answers";
/** Why an answer has no part in a rating that no answer was enough for. */
export const NO_METRIC = "nothing in the answer shows any of the metrics";
/** Why the built-in rules don't score one. */
export const NOTHING_COUNTED = "the built-in rules couldn't rate this answer, so judge it yourself";

const REASONS = new Map<string, string>(Object.entries(SILENCES));

/** A model's reason as the middle of a sentence: 'Not assessed: the answer only asks.' */
export function silenceOf(code: string): string {
  return REASONS.get(code) ?? NOTHING;
}

const OURS = new Set<string>([
  ...[NOTHING, INVENTED, NO_METRIC, NOTHING_COUNTED, NONE_ENOUGH, UNCLEAR, REPEATS],
  ...Object.values(SILENCES),
  ...Object.values(NOTHING_SAID),
]);
const COUNTED =
  /^the answer is only \d words? long$|^[\p{L} ()-]{2,40} can't be scored automatically$/u;

/** A stored reason. An earlier version may have it in a model's own words, of which none is shown. */
export function shownSilence(stored: string): string {
  return OURS.has(stored) || (stored.length < 80 && COUNTED.test(stored)) ? stored : NOTHING;
}
