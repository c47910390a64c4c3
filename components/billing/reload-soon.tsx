const RELOAD_MS = 1000;

/** Loads the page anew after a second, when its message was read (accounts spec §9). */
export function reloadSoon(): void {
  setTimeout(() => window.location.reload(), RELOAD_MS);
}
