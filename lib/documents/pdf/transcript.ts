import { DOUBT_WORDS } from "#lib/domain/evaluation/hearing";
import { scoredBy } from "#lib/domain/results/provenance";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { A_PERSON_DECIDES } from "#lib/domain/results/results";
import { type HeardSegment, transcriptLines } from "#lib/domain/results/transcript-lines";
import { playTime } from "#lib/domain/text/play-time";
import { draw } from "./draw.ts";
import { type DocumentInput, letterhead, onPaper } from "./letterhead.ts";

const KINDS = {
  video: "Spoken on video",
  audio: "Spoken",
  text: "Typed by the candidate",
} as const;

const ASKED = {
  video: "Video answer requested",
  audio: "Audio answer requested",
  text: "Written answer requested",
} as const;

/** How these words came about, or how they were asked for. */
function howOf({ kind, text, otherVersion }: AnswerView): string {
  if (text === null) return ASKED[kind];
  const heard = kind === "text" ? "" : ", transcribed automatically";
  const corrected = otherVersion?.by === "computer" ? ", then corrected by the candidate" : "";
  return `${KINDS[kind]}${heard}${corrected}`;
}

export const OTHER_VERSIONS = {
  computer: "What was heard, before the candidate's correction",
  candidate: "The candidate has corrected this transcript; the correction hasn't been scored yet",
  statement: "The candidate's own statement, which is very different from what was heard",
} as const;

/** The lines of a text as they are printed, each with its moment, its doubt and the words that may be misheard. */
function linesOf(text: string, segments: readonly HeardSegment[]) {
  return transcriptLines(text, segments, null).map(({ seconds, doubt, pieces }) => ({
    doubt: doubt && DOUBT_WORDS[doubt],
    time: seconds === null ? null : playTime(seconds),
    text: pieces
      .map((piece) => piece.text)
      .join("")
      .trim(),
    pieces: pieces.map((piece) => ({ text: piece.text, unsure: piece.unsure })),
  }));
}

function answerOf(answer: AnswerView) {
  const { text, segments, hearing, otherVersion, silence, unreadable } = answer;
  const unread = "The recording arrived complete, but it can't be played.";
  const sentences = [unreadable ? unread : "", onPaper(silence ?? "")].filter(Boolean);
  return {
    heading: `${answer.number}. ${answer.question}`,
    how: howOf(answer),
    silence: sentences.length > 0 ? sentences.join(" ") : null,
    hearing,
    lines: text === null ? [] : linesOf(text, segments),
    other: otherVersion && {
      title: OTHER_VERSIONS[otherVersion.by],
      lines: linesOf(otherVersion.text, otherVersion.segments),
    },
    notAssessed: answer.notAssessed,
  };
}

/** What the transcript says: every question with its answer's words, as the page has them. */
export function transcriptData(input: DocumentInput) {
  const { evaluation, answers, screening } = input.result;
  return {
    ...letterhead(input, "transcript"),
    answers: answers.map(answerOf),
    knockOut: (screening?.answers ?? []).map(({ question, answer, passes }) => ({
      question,
      answer,
      verdict: passes ? "passes your rule" : "doesn't pass your rule",
    })),
    provenance: evaluation ? [`${scoredBy(evaluation)}. ${A_PERSON_DECIDES}`] : [],
  };
}

/** Every answer of one attempt in words. @returns the bytes of a PDF */
export function transcriptPdf(input: DocumentInput): Promise<Uint8Array<ArrayBuffer>> {
  const { logo, now } = input;
  return draw({ template: "transcript", data: transcriptData(input), logo, madeAt: now });
}
