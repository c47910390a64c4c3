import type { LanguageCode } from "../text/languages.ts";

/** A language is shown from so many people on, and counted anew once as many more have submitted. */
export const HEARD_PEOPLE = 20;

/** What the candidates of one language did with what a computer heard of them. */
export type HeardRow = {
  language: LanguageCode;
  people: number;
  /** These are null if too few, or all but a few, are in them: a count would tell of them. */
  opened: number | null;
  corrected: number | null;
  /** ISO 8601. */
  asOf: string;
};

export const HEARD_MEASURES = ["opened", "corrected"] as const;

export const HEARD_LABELS = {
  opened: "Opened what was heard",
  corrected: "Corrected it",
} as const satisfies Record<(typeof HEARD_MEASURES)[number], string>;

export const HEARD_TITLE = "Speech to text by language";

/** What the figures say and don't, in one sentence each for the page and the file. */
export const HEARD_NOTE = `Candidates can check what a computer wrote down from their recordings. If one language's candidates correct it far more often, speech to text hears them worse: listen to them yourself. A language appears once ${HEARD_PEOPLE} people have been heard in it, and is counted again after ${HEARD_PEOPLE} more.`;
