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

/** What words are in, ISO 639-1 and in English; null for English, and if it can't be told. */
export type SpokenLanguage = { code: string; name: string } | null;

/** A quote that stands by itself, away from its answer. */
export type SpokenQuote = Quote & { language: SpokenLanguage };
