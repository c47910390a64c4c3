import { tabStorage } from "#lib/browser/storage";

const KEY = "rolecall:wanted-page";

/** Remembers the requested page while this tab signs in at another service; null if there was none. */
export function rememberReturnPage(next: string | null): void {
  tabStorage.set(KEY, next);
}

/** That page, if this tab holds one. */
export function returnPage(): string | undefined {
  return tabStorage.get(KEY) ?? undefined;
}
