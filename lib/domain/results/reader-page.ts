import { reviewersNote } from "../evaluation/hearing.ts";
import { maskContact } from "../evaluation/masking/contact.ts";
import { sentTextOf, sureTextOf } from "../evaluation/prepare.ts";
import { asStored, edited, toSent } from "../evaluation/sent-text.ts";
import type { AnswerView, MetricView, ResultDetail } from "./result-detail.ts";
import { hasMetrics } from "./results.ts";
import { blindName, type ReaderAnswer, type SharedPart } from "./shortlist.ts";

/** One person as a link or its PDF shows them: never a decision, a note, a summary or what they said of themselves. */
export type ReaderPerson = {
  id: string;
  /** Null if the link doesn't show it. */
  name: string | null;
  /** What they are called then, as long as the shortlist is there. */
  blindName: string;
  interviewTitle: string;
  contact: { email: string; phone: string | null } | null;
  scores: { rating: number | null; metrics: Pick<MetricView, "metric" | "score">[] } | null;
  answers: AnswerView[];
};

export type ReaderPage = {
  company: { name: string; logoUrl: string | null; primaryColor: string };
  message: string;
  people: ReaderPerson[];
  /** What this browser saved before, by person. */
  own: Record<string, { answer: ReaderAnswer | null; comment: string }>;
  /** The name that it gave; empty for none yet. */
  reader: string;
};

type Shared = { shows: readonly SharedPart[]; questionIds: readonly string[] | null };

/** Who the candidate is, to be hidden, their number on the list, and the interview's language. */
type Person = { names: readonly string[]; number: number; language: string };

type Result = Pick<
  ResultDetail,
  "id" | "name" | "email" | "phone" | "interviewTitle" | "evaluation" | "answers"
>;

const NO_WORDS =
  "There is no transcript of this answer, and recordings aren't part of what was shared.";

/** Nothing of a person that the link doesn't show is in here: it goes to the reader's browser. */
export function toReaderPerson(
  result: Result,
  { shows, questionIds }: Shared,
  person: Person,
): ReaderPerson {
  const { id, name, email, phone, interviewTitle, evaluation } = result;
  const has = (part: SharedPart) => shows.includes(part);
  const metrics = hasMetrics(evaluation) ? (evaluation?.metrics ?? []) : [];
  return {
    id,
    name: has("name") ? name : null,
    blindName: blindName(person.number),
    interviewTitle,
    contact: has("contact") ? { email, phone } : null,
    scores: has("scores")
      ? {
          rating: evaluation?.rating ?? null,
          metrics: metrics.map(({ metric, score }) => ({ metric, score })),
        }
      : null,
    answers: result.answers
      .filter(({ questionId }) => questionIds === null || questionIds.includes(questionId))
      .map((answer) => ({ ...answer, notAssessed: null, otherVersion: null, translation: null }))
      .map((answer) => ({ ...answer, ...wordsOf(answer, has, person) }))
      .map((answer) => (has("video") ? answer : withoutRecording(answer)))
      .map((answer) => ({ ...answer, hearing: reviewersNote(answer.hearing, !has("video")) })),
  };
}

function withoutRecording(answer: AnswerView): AnswerView {
  return {
    ...answer,
    silence: answer.text === null ? NO_WORDS : null,
    segments: [],
    mediaId: null,
    mediaType: "",
    unreadable: false,
  };
}

/**
 * What somebody said, without the phone numbers and addresses in it, or without anything that tells who they are. Where
 * nobody can play it, words in doubt are left out too.
 */
function wordsOf(
  { text, segments }: AnswerView,
  has: (part: SharedPart) => boolean,
  { names, language }: Pick<Person, "names" | "language">,
): Pick<AnswerView, "text" | "segments"> {
  if (text === null) return { text, segments };
  if (!has("name")) return { text: sentTextOf(text, names, language, segments).text, segments: [] };
  const base = has("video") ? asStored(text) : sureTextOf(text, segments);
  const masked = has("contact") ? base : edited(base, maskContact(base.text));
  if (masked.text === text) return { text, segments };
  const moved = segments.map(({ words: _, ...segment }) => {
    const { start, end } = toSent(masked, segment.charStart, segment.charEnd);
    return { ...segment, charStart: start, charEnd: end };
  });
  return { text: masked.text, segments: moved };
}
