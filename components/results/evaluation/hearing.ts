import type { Quote } from "#lib/domain/results/quote";
import type { AnswerView } from "#lib/domain/results/result-detail";
import type { Range } from "#lib/domain/results/transcript-lines";
import { playTime } from "#lib/domain/text/play-time";

/** How what a result says can be heard, or read where it was written. */
export type Hearing = {
  answers: readonly Pick<
    AnswerView,
    "questionId" | "number" | "question" | "mediaId" | "language"
  >[];
  /** The quote that is marked in the player. */
  playing: Range | null;
  onPlay: (quote: Quote) => void;
  onShow: (questionId: string) => void;
};

/** The answer that a question got, in its order. */
export function answerTo({ answers }: Pick<Hearing, "answers">, questionId: string) {
  return answers.find((answer) => answer.questionId === questionId);
}

/** Whether a press on a quote plays it, and where it is: 'Question 2 · Play from 0:14'. */
export function placeOf(quote: Quote, hearing: Pick<Hearing, "answers">) {
  const answer = answerTo(hearing, quote.questionId);
  const plays = quote.startSeconds !== null && answer?.mediaId != null;
  const how = wayTo(plays ? quote.startSeconds : null);
  return { plays, where: `Question ${answer?.number ?? "?"} · ${how}` };
}

/** What a press on words does; null for those that are only written. */
export function wayTo(seconds: number | null): string {
  return seconds === null ? "Show in answer" : `Play from ${playTime(seconds)}`;
}
