import { firstOf, type PageQuery, searchOf } from "../core/page-query.ts";
import type { Band } from "../evaluation/bands.ts";
import type { ScreeningState } from "../interviews/screening.ts";
import { DAY_PARTS, DAYS, type Day, type DayPart } from "../room/availability.ts";
import { CONTACT_OUTCOMES, CONTACT_TEXTS, CONTACT_WORDS_LIMIT } from "./contact-log.ts";
import { ATTEMPT_STATUSES, type AttemptStatus } from "./status.ts";
import { TAG_LIMIT } from "./tags.ts";

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

/** A list counts up to this many; beyond that it says so. */
export const MAX_COUNTED = 1000;

export const QUALIFIED_FILTERS = ["yes", "no"] as const;
type QualifiedFilter = (typeof QUALIFIED_FILTERS)[number];

/** What the must-haves came to, of those who may go on to an interview. */
export const MUST_HAVES_FILTERS = ["passed", "let_in", "none"] as const satisfies ScreeningState[];
type MustHavesFilter = (typeof MUST_HAVES_FILTERS)[number];

export const MUST_HAVES_WORDS = {
  passed: "Must-haves met",
  let_in: "Let in by you",
  none: "Not asked for must-haves",
} as const satisfies Record<MustHavesFilter, string>;

/** What the must-haves of a candidate came to, in words; null if there were none, or it isn't decided. */
export function mustHavesWords(state: ScreeningState): string | null {
  return state === "passed" || state === "let_in" ? MUST_HAVES_WORDS[state] : null;
}

/** Whose candidates: the reader's own, or nobody's yet. */
export const ASSIGNED_FILTERS = ["mine", "nobody"] as const;
type AssignedFilter = (typeof ASSIGNED_FILTERS)[number];

/** A band of the ratings, all of them, or none. */
export const RATING_FILTERS = ["good", "medium", "low", "rated", "none"] as const satisfies (
  | Band
  | "rated"
)[];
export type RatingFilter = (typeof RATING_FILTERS)[number];

/** Where a page begins or ends: right after, or right before, the row with this key of the list's order. */
type Cursor = { side: "after" | "before"; key: string };

export type ResultQuery = {
  search: string;
  sort: ResultSort;
  /** Null: the list's beginning. */
  cursor: Cursor | null;
} & ResultFilters;

/** What narrows a list; null for everybody. */
export type ResultFilters = {
  /** The list of all interviews may be narrowed to one. */
  interview: string | null;
  status: AttemptStatus | null;
  qualified: QualifiedFilter | null;
  rating: RatingFilter | null;
  mustHaves: MustHavesFilter | null;
  /** Free on a day, in a part of a day, or in that part of that day. */
  day: Day | null;
  part: DayPart | null;
  /** What came of the last call, by the database's key, or NOT_CONTACTED. */
  contact: string | null;
  /** As the company writes it. */
  tag: string | null;
  assigned: AssignedFilter | null;
};

const NO_FILTERS: Record<keyof ResultFilters, null> = {
  interview: null,
  status: null,
  qualified: null,
  rating: null,
  mustHaves: null,
  day: null,
  part: null,
  contact: null,
  tag: null,
  assigned: null,
};
const isFilter = (name: string): name is keyof ResultFilters => Object.hasOwn(NO_FILTERS, name);
/** The filters, by their names in the address. */
const RESULT_FILTERS = Object.keys(NO_FILTERS).filter(isFilter);

/** Everybody, from the beginning. */
export function wholeList(sort: ResultSort): ResultQuery {
  return { search: "", sort, cursor: null, ...NO_FILTERS };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The list that an address asks for; whatever it does not say or says wrongly takes its default. */
export function parseResultQuery(params: PageQuery, defaultSort: ResultSort): ResultQuery {
  const one = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === firstOf(params[name])?.slice(0, 40)) ?? null;
  const interview = firstOf(params.interview)?.slice(0, 40) ?? "";
  return {
    search: searchOf(params.q, 100),
    sort: one(RESULT_SORTS, "sort") ?? defaultSort,
    cursor: toCursor("after", params) ?? toCursor("before", params),
    interview: UUID.test(interview) ? interview : null,
    status: one(ATTEMPT_STATUSES, "status"),
    qualified: one(QUALIFIED_FILTERS, "qualified"),
    rating: one(RATING_FILTERS, "rating"),
    mustHaves: one(MUST_HAVES_FILTERS, "mustHaves"),
    day: one(DAYS, "day"),
    part: one(DAY_PARTS, "part"),
    contact: contactKey(firstOf(params.contact)),
    tag: searchOf(params.tag, 2 * TAG_LIMIT) || null,
    assigned: one(ASSIGNED_FILTERS, "assigned"),
  };
}

/** Whom nobody has called or written to. */
export const NOT_CONTACTED = "none";

/** What stands before a company's own words in a key; folded, as people compare words. */
const OWN = "own:";

function contactKey(asked: string | undefined): string | null {
  const key = (asked ?? "").slice(0, OWN.length + 2 * CONTACT_WORDS_LIMIT);
  const ours = key === NOT_CONTACTED || CONTACT_OUTCOMES.some((outcome) => outcome === key);
  return ours || key.startsWith(OWN) ? key : null;
}

/** What a key of the last call says, in the company's own writing if that is known. */
export function contactKeyWords(key: string, words: string | null): string {
  const outcome = CONTACT_OUTCOMES.find((one) => one === key);
  if (key === NOT_CONTACTED) return "Not contacted yet";
  return outcome ? CONTACT_TEXTS[outcome] : (words ?? key.slice(OWN.length));
}

/** A key is a number, or a name with the number behind it; anything else is no key that a list has given out. */
function toCursor(side: Cursor["side"], params: PageQuery): Cursor | null {
  const key = firstOf(params[side]);
  return key === undefined || key === "" || key.length > 1000 ? null : { side, key };
}

/** The address of a list; what equals the default is left out, so that one list has one address. */
export function resultHref(base: string, query: ResultQuery, defaultSort: ResultSort): string {
  const params = new URLSearchParams();
  if (query.search) params.set("q", query.search);
  for (const name of RESULT_FILTERS) if (query[name] !== null) params.set(name, query[name]);
  if (query.sort !== defaultSort) params.set("sort", query.sort);
  if (query.cursor) params.set(query.cursor.side, query.cursor.key);
  const text = params.toString();
  return text ? `${base}?${text}` : base;
}

/** Whether a list leaves anybody out. */
export function isNarrowed(query: ResultQuery): boolean {
  return query.search !== "" || RESULT_FILTERS.some((name) => query[name] !== null);
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
