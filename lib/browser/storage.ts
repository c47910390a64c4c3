/**
 * Storage whose errors are ignored: private windows and full disks lose comfort, never the form. `set` says whether the
 * value is kept; a null value is removed.
 */
function quietStorage(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string | null): boolean {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
        return value !== null;
      } catch {
        return false;
      }
    },
    keys(): string[] {
      try {
        return Object.keys(storage());
      } catch {
        return [];
      }
    },
  };
}

/** What this browser keeps. */
export const browserStorage = quietStorage(() => window.localStorage);

/** What this tab keeps, through its reloads. */
export const tabStorage = quietStorage(() => window.sessionStorage);

/** Forgets whom this tab had chosen and what was begun in it, as it is another company's from now on. */
export function forgetTab(): void {
  for (const key of tabStorage.keys()) tabStorage.set(key, null);
}
