/** Removes what the database can't store: null characters and unpaired surrogates. Nobody types them on purpose. */
export function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Longer than any emoji that people have. */
const MAX_GRAPHEME = 64;

/**
 * At most this many characters (UTF-16 units) from the start of a text, without cutting a letter or an emoji in two.
 */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const near = text.slice(0, most + MAX_GRAPHEME);
  let end = 0;
  for (const { index, segment } of graphemes.segment(near)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  // A single sign that is longer than that is cut between its parts.
  return end > 0 ? near.slice(0, end) : [...near.slice(0, most + 1)].slice(0, -1).join("");
}
