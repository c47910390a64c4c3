import { firstOf, type PageQuery } from "../site/page-query.ts";

/** The orders of a candidates list: by name, by date, and by rating, the ranked shortlist. */
export const RESULT_SORTS = ["newest", "oldest", "rating", "rating-low", "name", "name-z"] as const;

export type ResultSort = (typeof RESULT_SORTS)[number];

export const SORT_WORDS = {
  rating: "Best rated first",
  "rating-low": "Lowest rated first",
  newest: "Newest first",
  oldest: "Oldest first",
  name: "Name A to Z",
  "name-z": "Name Z to A",
} as const satisfies Record<ResultSort, string>;

export const PAGE_SIZE = 25;

export type ResultQuery = { search: string; sort: ResultSort; page: number };

/** The list that an address asks for; whatever it does not say or says wrongly takes its default. */
export function parseResultQuery(params: PageQuery, defaultSort: ResultSort): ResultQuery {
  const page = Number(firstOf(params.page));
  return {
    search: (firstOf(params.q) ?? "").trim().slice(0, 100),
    sort: RESULT_SORTS.find((sort) => sort === firstOf(params.sort)) ?? defaultSort,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

/** The address of a list; what equals the default is left out, so that one list has one address. */
export function resultHref(base: string, query: ResultQuery, defaultSort: ResultSort): string {
  const params = new URLSearchParams();
  if (query.search) params.set("q", query.search);
  if (query.sort !== defaultSort) params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  const text = params.toString();
  return text ? `${base}?${text}` : base;
}

/** Column headers: a second click turns the order round. */
export function nextSort(current: ResultSort, column: "name" | "date" | "rating"): ResultSort {
  const [start, reverse] = {
    name: ["name", "name-z"] as const,
    date: ["newest", "oldest"] as const,
    rating: ["rating", "rating-low"] as const,
  }[column];
  return current === start ? reverse : start;
}
