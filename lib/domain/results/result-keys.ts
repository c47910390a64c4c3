import { QUALIFIED_FROM } from "../evaluation/metrics.ts";
import type { RatingFilter, ResultQuery } from "./result-query.ts";

/** The bits of `best_key` below the rating; the rest is the order of submission. */
export const SUBMISSION_BITS = 40;

/** From which `best_key` on, and up to before which one; null if there is no such end. */
type KeyRange = { from: number | null; to: number | null };

/** The lowest key of a rating; null is that of the unrated. */
function keyOf(rating: number | null): number {
  return (rating === null ? 0 : Math.round(rating * 10) + 1) * 2 ** SUBMISSION_BITS;
}

/** The step between two ratings. */
const TENTH = 0.1;

const RATINGS = {
  none: { from: null, to: keyOf(0) },
  low: { from: keyOf(0), to: keyOf(4 + TENTH) },
  medium: { from: keyOf(4 + TENTH), to: keyOf(7 + TENTH) },
  good: { from: keyOf(7 + TENTH), to: null },
  rated: { from: keyOf(0), to: null },
} as const satisfies Record<RatingFilter, KeyRange>;

const QUALIFIED = {
  yes: { from: keyOf(QUALIFIED_FROM), to: null },
  no: { from: keyOf(0), to: keyOf(QUALIFIED_FROM) },
} as const satisfies Record<NonNullable<ResultQuery["qualified"]>, KeyRange>;

/** The ratings that a list asks for, as one range of the database's own keys: an index reads nothing beside it. */
export function keyRange({ rating, qualified }: Pick<ResultQuery, "rating" | "qualified">) {
  const ranges: KeyRange[] = [
    ...(rating === null ? [] : [RATINGS[rating]]),
    ...(qualified === null ? [] : [QUALIFIED[qualified]]),
  ];
  return ranges.reduce<KeyRange>(
    (all, { from, to }) => ({
      from: from === null ? all.from : Math.max(from, all.from ?? from),
      to: to === null ? all.to : Math.min(to, all.to ?? to),
    }),
    { from: null, to: null },
  );
}
