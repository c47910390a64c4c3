import type { Reading } from "./reading.ts";
import type { Counts } from "./words.ts";

type Counted = Exclude<keyof Counts, "work">;

/**
 * What each thing is worth, in points for each one in forty words. Fitted by least squares to the bench's development
 * answers. Counts are taken by length, so that three thin answers in a row are no better than one.
 */
const WORTH: readonly (readonly [Counted, number])[] = [
  ["did", 0.44],
  ["does", 0.11],
  ["said", 0.23],
  ["amounts", 0.56],
  ["results", 0.11],
  ["times", 0.36],
  ["claims", -0.36],
];
const SPAN = 40;
/** More of one kind in forty words is a list, not an account. */
const MOST_OF_A_KIND = 4;
const BASE = 2.08;
/** Points for the natural logarithm of the words that tell something, as far as they count. */
const LENGTH = 0.49;
const MOST_WORDS = 80;
const LOWEST = 1;
const HIGHEST = 9.5;

/** The level of an answer out of 10, from its sentences that tell something. */
export function levelOf(readings: readonly Reading[]): number {
  const sum = (key: Counted | "words") =>
    readings.reduce((total, reading) => total + reading[key], 0);
  const words = sum("words");
  const spans = Math.max(words, SPAN) / SPAN;
  const worth = WORTH.reduce(
    (total, [key, points]) => total + points * Math.min(sum(key) / spans, MOST_OF_A_KIND),
    0,
  );
  const level = BASE + LENGTH * Math.log1p(Math.min(words, MOST_WORDS)) + worth;
  return Math.min(Math.max(level, LOWEST), HIGHEST);
}
