const RELOAD_MS = 1000;

/**
 * Loads the page anew after a second, when its message was read (accounts spec §9). Whoever has gone on to another page
 * by then stays there, with what they typed.
 */
export function reloadSoon(place: Pick<Location, "pathname" | "reload"> = window.location): void {
  const { pathname } = place;
  setTimeout(() => {
    if (place.pathname === pathname) place.reload();
  }, RELOAD_MS);
}
