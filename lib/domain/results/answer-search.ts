import { responsePath } from "../site/routes.ts";
import type { TranscriptSegment } from "./result-detail.ts";
import { type Range, timedSentences } from "./transcript-lines.ts";

/** The most letters that a search may have. */
export const MOST_SEARCHED = 100;

/** So many answers are shown; a search that finds more says so. */
export const MOST_FOUND = 50;

/** One answer that a search has found. */
export type FoundAnswer = {
  attemptId: string;
  questionId: string;
  question: string;
  name: string;
  interviewTitle: string;
  submitted: string;
  /** Part of the answer, cut where something was found; the found parts say so. */
  excerpt: { text: string; found: boolean }[];
  /** The first found words, by their characters in the whole answer. */
  place: Range;
  /** When they are said; null for a written answer. */
  seconds: number | null;
};

/** Where a found answer is read: its words marked, its recording at their second. */
export function foundPath({ attemptId, questionId, place, seconds }: FoundAnswer): string {
  const query = new URLSearchParams({
    ...{ tab: "video", question: questionId, from: String(place.start), to: String(place.end) },
    ...(seconds !== null && { at: String(seconds) }),
  });
  return `${responsePath(attemptId)}?${query}`;
}

/** What the database puts around each found word of an excerpt. */
const FOUND = "\u0002";
const OVER = "\u0003";

/** Letters before what was found, where the excerpt is ours. */
const BEFORE = 80;
const LENGTH = 260;

type Stored = { answer: string; excerpt: string; segments: readonly TranscriptSegment[] };

/** What is shown of an answer: an excerpt in parts, where its first found words stand, and when they are said. */
export function placeOf(
  { answer, excerpt, segments }: Stored,
  search: string,
): Pick<FoundAnswer, "excerpt" | "place" | "seconds"> {
  const marked = excerpt.includes(FOUND) ? excerpt : markedByHand(answer, search);
  const parts = marked
    .split(FOUND)
    .flatMap((piece, index) => {
      const [found = "", ...rest] = index === 0 ? ["", piece] : piece.split(OVER);
      return [
        { text: found, found: true },
        { text: rest.join(""), found: false },
      ];
    })
    .filter(({ text }) => text !== "");
  const plain = parts.map(({ text }) => text).join("");
  const at = Math.max(0, answer.indexOf(plain));
  const first = parts.findIndex(({ found }) => found);
  const before = parts.slice(0, Math.max(0, first)).reduce((sum, { text }) => sum + text.length, 0);
  const start = at + before;
  const place = { start, end: start + (parts[first]?.text.length ?? 0) };
  return { excerpt: parts, place, seconds: secondsAt(answer, segments, place) };
}

/** For scripts without spaces, where the database finds signs and not words. */
function markedByHand(answer: string, search: string): string {
  const at = answer.toLowerCase().indexOf(search.toLowerCase());
  if (at < 0) return answer.slice(0, LENGTH);
  const end = at + search.length;
  return `${answer.slice(Math.max(0, at - BEFORE), at)}${FOUND}${answer.slice(at, end)}${OVER}${answer.slice(end, end + LENGTH - BEFORE)}`;
}

function secondsAt(answer: string, segments: readonly TranscriptSegment[], { start }: Range) {
  const sentence = timedSentences(answer, segments).findLast((one) => one.start <= start);
  return sentence?.seconds ?? null;
}
