import { isRecord } from "#lib/browser/request";
import { tabStorage } from "#lib/browser/storage";
import { parseJson } from "#lib/domain/core/json";
import { responsePath, routes } from "#lib/domain/core/routes";
import type { ResultRow } from "#lib/domain/results/results";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";

/** What a choice knows of a row, as it was shown. */
export type ChosenRow = Pick<ResultRow, "id" | "interviewId" | "status" | "shown">;

/** The list that this tab last left, with its filters and page; and the address that it went to from there. */
const LIST = "candidates_list";
const LEFT_FOR = "candidates_list_left_for";
/** Whom its page showed, in its order. */
const SHOWN = "candidates_list_shown";

/** Which rows are chosen, and of which list. */
const CHOSEN = "candidates_list_chosen";

/** To be called when somebody goes from a list to the page of one or some of its candidates. */
export function rememberList(href: string): void {
  tabStorage.set(LIST, `${window.location.pathname}${window.location.search}`);
  tabStorage.set(LEFT_FOR, new URL(href, window.location.href).pathname);
  const rows = [...document.querySelectorAll<HTMLElement>("[data-attempt]")];
  tabStorage.set(SHOWN, rows.map(({ dataset }) => dataset.attempt).join(","));
}

/** Keeps which rows of a list are chosen, for its other pages and for whoever comes back to it in this tab. */
export function keepChosen(list: string, rows: readonly ChosenRow[]): void {
  tabStorage.set(CHOSEN, rows.length === 0 ? null : JSON.stringify({ list, rows }));
}

/** The rows of this list that are chosen in this tab; what was kept of another is forgotten when something else is kept. */
export function keptChosen(list: string): ChosenRow[] {
  const kept = parseJson(tabStorage.get(CHOSEN) ?? "");
  if (!isRecord(kept) || kept.list !== list || !Array.isArray(kept.rows)) return [];
  return kept.rows.filter(isChosenRow);
}

function isChosenRow(row: unknown): row is ChosenRow {
  return (
    isRecord(row) &&
    typeof row.id === "string" &&
    typeof row.interviewId === "string" &&
    ATTEMPT_STATUSES.some((status) => status === row.status) &&
    isRecord(row.shown) &&
    typeof row.shown.version === "number" &&
    typeof row.shown.override === "number"
  );
}

/** The pages of the candidates before and after this one in the list that this tab last left; null if there is none. */
export function neighborsOf(pathname: string): { previous: string | null; next: string | null } {
  const shown = (tabStorage.get(SHOWN) ?? "").split(",").map((id) => responsePath(id));
  const at = shown.indexOf(pathname);
  if (at === -1) return { previous: null, next: null };
  return { previous: shown[at - 1] ?? null, next: shown[at + 1] ?? null };
}

/** The address of the list that this tab last left; of all candidates if it left none. */
export function lastList(): string {
  return tabStorage.get(LIST) ?? routes.candidates;
}

/** Whether the page before this one is the list, so that going back one page keeps its place too. */
export function cameFromList(pathname: string): boolean {
  return tabStorage.get(LEFT_FOR) === pathname;
}

/** To be called when somebody leaves the page that they opened from a list. */
export function forgetLeaving(): void {
  tabStorage.set(LEFT_FOR, null);
}
