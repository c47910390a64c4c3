import { tabStorage } from "#lib/browser/storage";

const KEY = "rolecall:wanted-page";

/** Keeps the page that was asked for while this tab is at another service to sign in; null where none was. */
export function rememberReturnPage(next: string | null): void {
  tabStorage.set(KEY, next);
}

/** That page, if this tab holds one. */
export function returnPage(): string | undefined {
  return tabStorage.get(KEY) ?? undefined;
}
