import { detailsOf } from "./details.ts";
import type { Reading } from "./reading.ts";

/** What a claim without anything done is worth: 'I am always on time'. */
export const CLAIM_ONLY = 3;
/** What each kind of detail adds at most, and the number of details that earns two thirds of it. */
const WORTH = {
  acts: { most: 3, scale: 6 },
  amounts: { most: 1.6, scale: 3 },
  reasoning: { most: 1.2, scale: 3 },
  results: { most: 0.6, scale: 2 },
};

/**
 * How concretely an answer tells of own conduct, 3 to 9.4: different acts, figures, reasons and results, each worth
 * less than the one before. Counted over the whole answer, so that full stops, commas or none make no difference, nor
 * which words for one thing among many the lists know.
 */
export function concreteness(read: readonly Reading[]): number {
  const details = detailsOf(read);
  const earned = (kind: keyof typeof WORTH) =>
    WORTH[kind].most * (1 - Math.exp(-details[kind].size / WORTH[kind].scale));
  return CLAIM_ONLY + earned("acts") + earned("amounts") + earned("reasoning") + earned("results");
}
