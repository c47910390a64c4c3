/** A replacement in a text: characters start to end, at least one, become `text`. */
export type Edit = { start: number; end: number; text: string };

type Span = { from: number; to: number; sourceFrom: number; sourceTo: number; exact: boolean };

/** A text made from a stored one by edits, with the way back to the stored characters. */
export type SentText = { text: string; layers: Span[][] };

/** The stored text itself, unedited. */
export function asStored(text: string): SentText {
  return { text, layers: [] };
}

/**
 * Applies edits on top of a text, in any order. Left out is an edit that overlaps an earlier one, and one that replaces
 * nothing: what it made would stand for no stored word.
 */
export function edited(before: SentText, edits: Edit[]): SentText {
  const replacing = edits.filter(({ start, end }) => start < end);
  const sorted = replacing.sort((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  let text = "";
  let at = 0;
  const copy = (sourceTo: number) => {
    if (sourceTo <= at) return;
    const from = text.length;
    text += before.text.slice(at, sourceTo);
    spans.push({ from, to: text.length, sourceFrom: at, sourceTo, exact: true });
  };
  for (const edit of sorted) {
    if (edit.start < at) continue;
    copy(edit.start);
    const from = text.length;
    text += edit.text;
    spans.push({ from, to: text.length, sourceFrom: edit.start, sourceTo: edit.end, exact: false });
    at = edit.end;
  }
  copy(before.text.length);
  return { text, layers: [...before.layers, spans] };
}

function through(spans: Span[], start: number, end: number): { start: number; end: number } {
  const first = spans.find((span) => span.to > start && span.to > span.from);
  const last = spans.find((span) => span.to >= end && span.to > span.from);
  if (!first || !last || start >= end) {
    throw new RangeError(`${start} to ${end} is no range of the text`);
  }
  return {
    start: first.exact ? first.sourceFrom + (start - first.from) : first.sourceFrom,
    end: last.exact ? last.sourceFrom + (end - last.from) : last.sourceTo,
  };
}

/**
 * The characters of the stored text that a range of the sent text stands for.
 * @throws RangeError for an empty range, and one that isn't in the sent text
 */
export function toStored(
  sent: SentText,
  start: number,
  end: number,
): { start: number; end: number } {
  return sent.layers.reduceRight((range, spans) => through(spans, range.start, range.end), {
    start,
    end,
  });
}

/** The characters of the sent text that stand for a range of the stored text that has words in the sent one. */
export function toSent(sent: SentText, start: number, end: number): { start: number; end: number } {
  return sent.layers.reduce(
    (range, spans) => {
      const first = spans.find((span) => span.sourceTo > range.start);
      const last = spans.findLast((span) => span.sourceFrom < range.end);
      if (!first || !last) return { start: 0, end: 0 };
      return {
        start: first.exact ? first.from + Math.max(0, range.start - first.sourceFrom) : first.from,
        end: last.exact ? Math.min(last.to, last.from + range.end - last.sourceFrom) : last.to,
      };
    },
    { start, end },
  );
}
