import { invalid, missing } from "./failure.ts";
import type { State } from "./state.ts";

/** What the stand-in keeps beside Stripe's own fields. */
const OWN_FIELDS = new Set(["behaviour", "wanted", "trialEndAnnounced", "refusedBy", "taxIds"]);

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** A copy as Stripe answers it. */
export function published(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner) => (OWN_FIELDS.has(key) ? undefined : inner)),
  );
}

function byId(state: State, id: string): unknown {
  const kept: Record<string, Record<string, unknown>> = {
    cus: state.customers,
    prod: state.products,
    price: state.prices,
    pm: state.paymentMethods,
    sub: state.subscriptions,
    in: state.invoices,
    cs: state.sessions,
    clock: state.clocks,
  };
  return kept[id.split("_")[0] ?? ""]?.[id];
}

function expandAt(state: State, value: unknown, [key, ...rest]: string[]): void {
  if (key === undefined || !isObject(value)) return;
  if (Array.isArray(value)) {
    for (const item of value) expandAt(state, item, [key, ...rest]);
    return;
  }
  const inner = value[key];
  if (typeof inner === "string") {
    const found = byId(state, inner);
    if (found !== undefined) value[key] = published(found);
  }
  expandAt(state, value[key], rest);
}

const MAX_LEVELS = 4;

/**
 * The answer with the named references put in full: `latest_invoice`, `data.product`.
 * @throws Failure for what lies deeper than Stripe goes
 */
export function expanded(state: State, value: unknown, paths: readonly string[]): unknown {
  const answer = published(value);
  for (const path of paths) {
    const levels = path.split(".");
    if (levels.length > MAX_LEVELS)
      throw invalid(`You cannot expand more than 4 levels of a property. Property: ${path}`);
    expandAt(state, answer, levels);
  }
  return answer;
}

type Paging = { limit: number; starting_after?: string | undefined };

/** A page of Stripe's lists, newest first. */
export function pageOf<T extends { id: string; created: number }>(
  url: string,
  all: readonly T[],
  { limit, starting_after }: Paging,
) {
  const newest = all.toReversed().toSorted((a, b) => b.created - a.created);
  const from = starting_after ? newest.findIndex(({ id }) => id === starting_after) + 1 : 0;
  if (starting_after && from === 0) throw missing("object", starting_after, "starting_after");
  const data = newest.slice(from, from + limit);
  return { object: "list" as const, data, has_more: from + limit < newest.length, url };
}

/** @throws Failure `resource_missing` */
export function mustFind<T>(kept: Record<string, T>, what: string, id: string, param = "id"): T {
  const found = kept[id];
  if (found === undefined) throw missing(what, id, param);
  return found;
}
