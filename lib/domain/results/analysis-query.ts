import { firstOf, type PageQuery, searchOf } from "../core/page-query.ts";

/** The time ranges of the AI Analysis dashboard, by the day of submission. */
export const ANALYSIS_RANGES = ["all", "week", "month", "quarter"] as const;

type AnalysisRange = (typeof ANALYSIS_RANGES)[number];

export const RANGE_WORDS = {
  all: "All Time",
  week: "Last Week",
  month: "Last Month",
  quarter: "Last Quarter",
} as const satisfies Record<AnalysisRange, string>;

/** How many days a range reaches back, today included; null for all of them. */
export const RANGE_DAYS = {
  all: null,
  week: 7,
  month: 30,
  quarter: 91,
} as const satisfies Record<AnalysisRange, number | null>;

export const SEARCH_LIMIT = 100;

/** Words of an interview's title, and since when. */
export type AnalysisQuery = { search: string; range: AnalysisRange };

/** What an address asks for; what it does not say or says wrongly is everything. */
export function parseAnalysisQuery(params: PageQuery): AnalysisQuery {
  return {
    search: searchOf(params.q, SEARCH_LIMIT),
    range: ANALYSIS_RANGES.find((range) => range === firstOf(params.range)) ?? "all",
  };
}

/** The address of what is asked for, on a page or at a handler. */
export function analysisHref(base: string, { search, range }: AnalysisQuery): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (range !== "all") params.set("range", range);
  const text = params.toString();
  return text ? `${base}?${text}` : base;
}
