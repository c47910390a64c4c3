import { shortDate } from "../text/dates.ts";
import { fold } from "../text/fold.ts";
import { isClosed } from "./interview.ts";
import type { Interview } from "./stored-interview.ts";

/** A row of the list; the dates are written out already, so that server and browser agree. */
export type InterviewListItem = {
  id: string;
  title: string;
  link: string;
  /** ISO, for sorting. */
  createdAt: string;
  created: string;
  deadline: string | null;
  closed: boolean;
};

export type InterviewSort = { by: "title" | "created"; direction: "ascending" | "descending" };

/** An interview as a row, with en-US dates in the company's zone. */
export function toListItem(
  interview: Pick<Interview, "id" | "title" | "link" | "createdAt" | "deadline" | "closedAt">,
  timeZone: string,
  now: Date,
): InterviewListItem {
  const { id, title, link, createdAt, deadline } = interview;
  return {
    id,
    title,
    link,
    createdAt,
    created: shortDate(new Date(createdAt), timeZone),
    deadline: deadline && shortDate(new Date(deadline), timeZone),
    closed: isClosed(interview, now),
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
