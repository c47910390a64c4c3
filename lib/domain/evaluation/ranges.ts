export type Range = { start: number; end: number };

/** A text with what `made` gives in the place of its ranges, which don't overlap. Grows with the text only. */
export function withRanges(
  text: string,
  ranges: readonly Range[],
  made: (length: number) => string,
): string {
  let at = 0;
  const parts = ranges
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => {
      const part = text.slice(at, start) + made(end - start);
      at = end;
      return part;
    });
  return parts.join("") + text.slice(at);
}
