/** C0 and C1 controls but tab and newline, explicit bidirectional controls, tags, and what is no character. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu;

/** Longer than any e-mail address that people have, so that copying one out of the PDF brings nothing along. */
const LONG_WORD = /\S{61,}/g;
const PIECE = 10;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function breakable(word: string): string {
  return Array.from(graphemes.segment(word), ({ segment }, index) =>
    index > 0 && index % PIECE === 0 ? `\u200b${segment}` : segment,
  ).join("");
}

/**
 * A text as paper can hold it: every word stays; what has no shape goes, since a control could turn the rest of a
 * line around; a word longer than a line may break.
 */
export function printable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll("\t", "    ")
    .toWellFormed()
    .replace(UNPRINTABLE, "")
    .replace(LONG_WORD, breakable);
}

/** Data as JSON for a template, each text of it printable. */
export function printableJson(data: object): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === "string" ? printable(value) : value,
  );
}
