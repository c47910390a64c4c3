import { countInWords } from "../results/list-texts.ts";
import { companyDate } from "../text/dates.ts";
import { fold } from "../text/fold.ts";
import type { LanguageCode } from "../text/languages.ts";
import { isClosed } from "./interview.ts";
import type { Interview } from "./stored-interview.ts";

/** A row of the list; the dates are written out already, so that server and browser agree. */
export type InterviewListItem = {
  id: string;
  title: string;
  language: LanguageCode;
  link: string;
  /** ISO, for sorting. */
  createdAt: string;
  created: string;
  deadline: string | null;
  closed: boolean;
  answers: InterviewAnswers;
};

/** Who answered an interview, each up to `MAX_COUNTED` and one more. */
export type InterviewAnswers = {
  /** Answers that are open to the company. */
  submitted: number;
  /** Of them, those that nobody has decided on. */
  undecided: number;
  /** Of those, the ones that nobody has opened. */
  unread: number;
  /** Answers above the plan's cap: a number and nothing else. */
  waiting: number;
};

export const NO_ANSWERS: InterviewAnswers = { submitted: 0, undecided: 0, unread: 0, waiting: 0 };

export type InterviewSort = { by: "title" | "created"; direction: "ascending" | "descending" };

/** An interview as a row, with en-US dates in the company's zone. */
export function toListItem(
  interview: Pick<
    Interview,
    "id" | "title" | "language" | "link" | "createdAt" | "deadline" | "closedAt"
  >,
  answers: InterviewAnswers,
  timeZone: string,
  now: Date,
): InterviewListItem {
  const { id, title, language, link, createdAt, deadline } = interview;
  return {
    id,
    title,
    language,
    link,
    createdAt,
    created: companyDate(createdAt, timeZone),
    deadline: deadline && companyDate(deadline, timeZone),
    closed: isClosed(interview, now),
    answers,
  };
}

/** Who answered, in words: how many, and what of it is still to do; null for what isn't there. */
export function answersInWords({ submitted, undecided, unread, waiting }: InterviewAnswers) {
  return {
    submitted: submitted > 0 ? `${countInWords(submitted)} submitted` : null,
    unread: unread > 0 ? `${countInWords(unread)} new` : null,
    undecided: undecided > 0 ? `${countInWords(undecided)} to decide` : null,
    waiting: waiting > 0 ? `${countInWords(waiting)} waiting for your plan` : null,
  };
}

/** The rows whose title holds every word of the search, accents or not, in the wanted order. */
export function arrangeInterviews(
  interviews: readonly InterviewListItem[],
  search: string,
  { by, direction }: InterviewSort,
): InterviewListItem[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const sign = direction === "ascending" ? 1 : -1;
  return interviews
    .filter(({ title }) => words.every((word) => fold(title).includes(word)))
    .toSorted((a, b) =>
      by === "title"
        ? sign * a.title.localeCompare(b.title, "en", { numeric: true, sensitivity: "base" })
        : sign * (Date.parse(a.createdAt) - Date.parse(b.createdAt)),
    );
}

/** The other direction of the same column; a new column starts with what people look for first. */
export function nextSort(sort: InterviewSort, by: InterviewSort["by"]): InterviewSort {
  if (sort.by !== by) return { by, direction: by === "title" ? "ascending" : "descending" };
  return { by, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}
