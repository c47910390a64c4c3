"use client";

import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { pickedRow } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import type { ResultSort } from "#lib/domain/results/result-query";
import { type ChosenRow, keepChosen, keptChosen } from "../list-memory";

/** A list as its address narrows it, without its order and the place in it, how many match, and when it was looked at. */
type WholeList = {
  address: string;
  interview: string | null;
  total: number;
  lookedAt: string | null;
  /** What files of it are ordered by; left out if it has an order of its own, which its rows show. */
  order?: ResultSort;
};

type Selection = {
  /** Rows that were chosen one by one, on whatever page. */
  rows: readonly ChosenRow[];
  /** The list, if all that match are chosen, and whom of them not. */
  all: boolean;
  without: readonly string[];
  list: WholeList;
  isChosen: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Chooses rows of the page, or no longer. */
  set: (ids: readonly string[], chosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
  /** Chooses nobody once an action was asked for; whoever has changed before one about a whole list is named in its result. */
  asked: () => void;
};

/** When each of these rows was looked at. */
function shownAt(rows: readonly ChosenRow[], { lookedAt }: WholeList): ReadonlyMap<string, string> {
  return new Map(lookedAt === null ? [] : rows.map(({ id }) => [id, lookedAt]));
}

const SelectionContext = createContext<Selection | null>(null);

type ListSelectionProps = {
  rows: readonly ChosenRow[];
  list: WholeList;
  /** The place of the page in its list. */
  page: string;
  /** Whether there is no other page: who isn't on this one is chosen no longer. */
  isWhole?: boolean;
  children: ReactNode;
};

/**
 * Who is chosen: rows one by one, which stay chosen from page to page of a list and in this tab, or all that match but for
 * those who are unticked then. Another list begins without; a row that its page no longer has is no longer chosen. The whole
 * list counts as looked at when the row was that was seen first.
 */
export function ListSelection({ rows, list, page, isWhole = false, children }: ListSelectionProps) {
  const name = `${list.interview ?? ""}?${list.address}`;
  const [kept, setKept] = useState<readonly ChosenRow[]>([]);
  const [whole, setWhole] = useState<{ of: string; without: readonly string[] } | null>(null);
  const [seen, setSeen] = useState({ name, page, rows, looked: shownAt(rows, list) });
  const onPage = useEffectEvent((row: ChosenRow) => rows.some(({ id }) => id === row.id));
  useEffect(() => {
    setKept(isWhole ? keptChosen(name).filter(onPage) : keptChosen(name));
  }, [name, isWhole]);
  if (seen.rows !== rows) {
    const sameList = seen.name === name;
    const left = new Set(sameList && seen.page === page ? seen.rows.map(({ id }) => id) : []);
    for (const { id } of rows) left.delete(id);
    if (kept.some(({ id }) => left.has(id))) setKept(kept.filter(({ id }) => !left.has(id)));
    if (whole?.without.some((id) => left.has(id)))
      setWhole({ ...whole, without: whole.without.filter((id) => !left.has(id)) });
    const before = sameList ? [...seen.looked].filter(([id]) => !left.has(id)) : [];
    setSeen({ name, page, rows, looked: new Map([...before, ...shownAt(rows, list)]) });
  }
  const selection = useMemo<Selection>(() => {
    const shown = new Map(rows.map((row) => [row.id, row]));
    const chosen = new Map(kept.map((row) => [row.id, shown.get(row.id) ?? row]));
    const all = whole?.of === name;
    const without = all ? whole.without : [];
    const keep = (next: readonly ChosenRow[]) => {
      setKept(next);
      keepChosen(name, next);
      setWhole(null);
    };
    const set = (ids: readonly string[], on: boolean) => {
      if (all) {
        const unticked = without.filter((id) => !ids.includes(id));
        return setWhole({ of: name, without: on ? unticked : [...unticked, ...ids] });
      }
      const next = new Map(chosen);
      for (const id of ids) {
        const row = shown.get(id);
        if (on && row) next.set(id, row);
        else next.delete(id);
      }
      keep([...next.values()]);
    };
    const [lookedAt = list.lookedAt] = [...seen.looked.values()].sort();
    const isChosen = (id: string) => (all ? !without.includes(id) : chosen.has(id));
    return {
      rows: isWhole ? rows.filter(({ id }) => chosen.has(id)) : [...chosen.values()],
      all,
      without,
      list: { ...list, lookedAt },
      isChosen,
      toggle: (id) => set([id], !isChosen(id)),
      set,
      chooseAll: () => setWhole({ of: name, without: [] }),
      clear: () => keep([]),
      asked: () => {
        if (all) setSeen((now) => ({ ...now, looked: shownAt(rows, list) }));
        keep([]);
      },
    };
  }, [rows, kept, whole, name, list, seen.looked, isWhole]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (selection === null) throw new Error("There is no list around this.");
  return selection;
}

/** A list's address with what it is ordered by. */
function inOrder(address: string, order: ResultSort = "newest"): string {
  return order === "newest" ? address : `${address}${address && "&"}sort=${order}`;
}

/** How many are chosen, and whom an action is about, as the server reads it. */
export function useChoice(): { people: number; choice: BulkChoice } {
  const { rows, all, without, list } = useSelection();
  if (all) {
    const { total, order, ...matching } = list;
    const address = inOrder(list.address, order);
    const choice = { matching: { ...matching, address, expected: total, without: [...without] } };
    return { people: total - without.length, choice };
  }
  const { order } = list;
  const choice = { picked: rows.map(pickedRow), ...(order && { order }) };
  return { people: rows.length, choice };
}
