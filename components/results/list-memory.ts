import { tabStorage } from "#lib/browser/storage";
import { responsePath, routes } from "#lib/domain/core/routes";

/** The list that this tab last left, with its filters and page; and the address that it went to from there. */
const LIST = "candidates_list";
const LEFT_FOR = "candidates_list_left_for";
/** Whom its page showed, in its order. */
const SHOWN = "candidates_list_shown";

/** Which rows were chosen to be compared. */
const CHOSEN = "candidates_list_chosen";

/** To be called when somebody goes from a list to the page of one or some of its candidates. */
export function rememberList(href: string): void {
  tabStorage.set(LIST, `${window.location.pathname}${window.location.search}`);
  tabStorage.set(LEFT_FOR, new URL(href, window.location.href).pathname);
  const rows = [...document.querySelectorAll<HTMLElement>("[data-attempt]")];
  tabStorage.set(SHOWN, rows.map(({ dataset }) => dataset.attempt).join(","));
}

/** To be called when somebody goes from the chosen rows to their comparison. */
export function rememberChosen(ids: readonly string[]): void {
  tabStorage.set(CHOSEN, ids.join(","));
}

/** The rows that were chosen when this tab left the list for their comparison; told once. */
export function takeChosen(): string[] {
  const ids = tabStorage.get(CHOSEN)?.split(",") ?? [];
  tabStorage.set(CHOSEN, null);
  return ids;
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
