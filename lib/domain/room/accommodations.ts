/** What a candidate may ask for in the flow; each takes effect at once. */
export const ACCOMMODATION_KINDS = [
  "more_time",
  "text_instead",
  "captions",
  "people_only",
] as const;

export type AccommodationKind = (typeof ACCOMMODATION_KINDS)[number];

/** What more time multiplies thinking and speaking time by; the database holds the same number. */
export const MORE_TIME_FACTOR = 2;

/** Characters of the note beside it. */
export const NOTE_LIMIT = 1000;

/** How long the dashboard speaks of a request. */
export const RECENT_REQUEST_DAYS = 14;

/** What was granted to an attempt. Never part of lists, exports or what an evaluation reads. */
export type Accommodation = {
  kinds: AccommodationKind[];
  /** Thinking and speaking time are multiplied by it. */
  timeFactor: number;
  /** Every question may be answered in writing. */
  textInstead: boolean;
  /** What they wrote beside it. */
  note: string;
};

/** Characters for a written answer to a question that was meant for video; the database holds the same number. */
export const TEXT_INSTEAD_CHARACTERS = 2000;

export const NO_ACCOMMODATION: Accommodation = {
  kinds: [],
  timeFactor: 1,
  textInstead: false,
  note: "",
};

/** As the owner's page names them. */
export const ACCOMMODATION_WORDS = {
  more_time: "More time: thinking time and speaking time were doubled",
  text_instead: "Answers in writing instead of by video",
  captions: "Captions",
  people_only: "Human review only: no automatic transcription or scoring",
} as const satisfies Record<AccommodationKind, string>;

/** One request on the owner's page. */
export type AccommodationRequest = {
  id: number;
  /** These three are null of somebody whom the plan has not opened yet. */
  name: string | null;
  email: string | null;
  note: string | null;
  interviewTitle: string;
  kinds: AccommodationKind[];
  submitted: boolean;
  /** When what holds was asked, in the company's time zone. */
  asked: string;
};

/** A question with the time that this person has for it. */
function withMoreTime<Q extends { thinkingTime: number; maxDuration: number }>(
  question: Q,
  { timeFactor }: Accommodation,
): Q {
  return {
    ...question,
    thinkingTime: Math.ceil(question.thinkingTime * timeFactor),
    maxDuration: Math.ceil(question.maxDuration * timeFactor),
  };
}

/** A question as somebody with this accommodation answers it: with more time, or in writing. */
export function questionFor<
  Q extends {
    type: "video" | "text";
    maxCharacters: number;
    thinkingTime: number;
    maxDuration: number;
  },
>(question: Q, accommodation: Accommodation): Q {
  if (!accommodation.textInstead || question.type === "text") {
    return withMoreTime(question, accommodation);
  }
  return { ...question, type: "text", maxCharacters: TEXT_INSTEAD_CHARACTERS };
}
