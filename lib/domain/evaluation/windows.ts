import type { Edit } from "./sent-text.ts";

/** A match with its place in the whole text. */
export type Found = { start: number; end: number; text: string };

/** Characters of a text in which matches may begin, and how far before and after them an expression can look. */
const CORE = 600;
const BEFORE = 120;
const AFTER = 280;
export const LONGEST_WINDOW = BEFORE + CORE + AFTER;

/**
 * Pieces of a text, none longer than LONGEST_WINDOW. A match belongs to the piece in whose core (`from` to `to`, in
 * characters of the text) it begins.
 */
function* windowsOf(
  text: string,
): Generator<{ at: number; piece: string; from: number; to: number }> {
  if (text.length <= LONGEST_WINDOW) {
    yield { at: 0, piece: text, from: 0, to: text.length };
    return;
  }
  for (let from = 0; from < text.length; from += CORE) {
    const at = Math.max(0, from - BEFORE);
    yield { at, piece: text.slice(at, from + CORE + AFTER), from, to: from + CORE };
  }
}

/**
 * Every match of a global expression that matches nothing empty. It never gets more than LONGEST_WINDOW characters at
 * once: what it costs grows with the length of the text, not with its square, whoever wrote the text.
 */
export function matchesIn(text: string, pattern: RegExp): Found[] {
  const found: Found[] = [];
  for (const { at, piece, from, to } of windowsOf(text)) {
    // Not matchAll, which makes a copy of the expression at each call.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(piece); match?.[0]; match = pattern.exec(piece)) {
      const start = at + match.index;
      if (start >= to) break;
      if (start >= from) found.push({ start, end: start + match[0].length, text: match[0] });
    }
  }
  return found;
}

/** An edit for every such match. */
export function editsFor(text: string, pattern: RegExp, replacement: string): Edit[] {
  return matchesIn(text, pattern).map(({ start, end }) => ({ start, end, text: replacement }));
}
