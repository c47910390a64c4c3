import { browserStorage } from "#lib/browser/storage";

const KEY = "rolecall:sample-interview";

/** Keeps which trade's sample interview was asked for, until this browser opens the wizard. */
export function rememberSample(slug: string): void {
  browserStorage.set(KEY, slug);
}

/** The trade whose sample was asked for in this browser; nobody has checked that there is one. */
export function pickedSample(): string | null {
  return browserStorage.get(KEY);
}

/** It is in the wizard, or not wanted anymore. */
export function forgetSample(): void {
  browserStorage.set(KEY, null);
}
