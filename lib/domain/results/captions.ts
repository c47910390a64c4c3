import { DOUBT_WORDS } from "../evaluation/hearing.ts";
import type { Segment } from "../evaluation/types.ts";
import { timedSentences } from "./transcript-lines.ts";

/** Two lines of a small player. */
const LONGEST = 84;

/** A transcript as WebVTT; null if it has no times. A caption has two lines at most, timed by its length. */
export function webVtt(text: string, segments: readonly Segment[]): string | null {
  if (segments.length === 0) return null;
  const cues = timedSentences(text, segments).flatMap(({ start, end, seconds, until, segment }) => {
    const said = text.slice(start, end).replace(/\s+/g, " ").trim();
    if (said === "") return [];
    const words = segment.doubt ? `(${DOUBT_WORDS[segment.doubt]}) ${said}` : said;
    const share = Math.max(0.1, until - seconds) / words.length;
    let spent = 0;
    return captionsOf(words).map((caption) => {
      const from = seconds + spent * share;
      spent += caption.length;
      return `${vttTime(from)} --> ${vttTime(seconds + spent * share)}\n${escaped(caption.trim())}`;
    });
  });
  return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}

/** A sentence in pieces that fit, broken at a blank if there is one. */
function captionsOf(words: string): string[] {
  const found: string[] = [];
  let rest = words;
  while (rest.length > LONGEST) {
    const blank = rest.lastIndexOf(" ", LONGEST);
    const cut = blank > 0 ? blank + 1 : wholeCharacters(rest);
    found.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  return [...found, rest];
}

/** A cut that leaves no half of a surrogate pair. */
function wholeCharacters(text: string): number {
  return /[\ud800-\udbff]/.test(text.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
}

/** '00:01:02.345' */
function vttTime(seconds: number): string {
  const thousandths = Math.max(0, Math.round(seconds * 1000));
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, "0");
  const [hours, rest] = [thousandths / 3_600_000, thousandths % 3_600_000];
  return `${part(hours)}:${part(rest / 60_000)}:${part((rest % 60_000) / 1000)}.${part(rest % 1000, 3)}`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
