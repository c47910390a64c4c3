/** Some bytes of an upload: an object, how many it has, and where in the upload they begin. */
export type Segment = { key: string; start: number; size: number };

/** A segment to read, without its first bytes, which the one before it has. */
export type Step = { key: string; skip: number; size: number };

/**
 * The segments that cover the bytes from the first one up to the first gap. They may overlap: two servers may have
 * stored the same bytes, which never differ at the same offset.
 */
export function follow(segments: readonly Segment[]): { path: Step[]; end: number } {
  const sorted = segments.toSorted((a, b) => a.start - b.start);
  const path: Step[] = [];
  let end = 0;
  for (;;) {
    const next = sorted
      .filter(({ start, size }) => start <= end && start + size > end)
      .reduce<Segment | null>(
        (best, one) => (best && best.start + best.size >= one.start + one.size ? best : one),
        null,
      );
    if (next === null) return { path, end };
    path.push({ key: next.key, skip: end - next.start, size: next.size });
    end = next.start + next.size;
  }
}
