/** Words that a scorer says are in an answer. */
export type ClaimedQuote = { questionId: string; text: string };

/** Words that are. */
export type Quote = {
  questionId: string;
  /** Slice of the stored transcript. */
  text: string;
  charStart: number;
  charEnd: number;
  /** Seconds in the recording, if the transcript has times. */
  startSeconds: number | null;
  endSeconds: number | null;
};
