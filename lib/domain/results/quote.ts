/** A slice of a stored answer that a number or a statement stands on. */
export type Quote = {
  questionId: string;
  text: string;
  /** Characters in the stored answer. */
  start: number;
  end: number;
  /** Seconds in the recording; null for typed answers and transcripts without times. */
  startSeconds: number | null;
};
