const RELOAD_MS = 1000;

/**
 * Loads the page anew after a second, when its message was read. Whoever goes on to another page meanwhile,
 * however slowly it comes, gets there, and keeps what they type.
 */
export function reloadSoon(place: Pick<Location, "pathname" | "reload"> = window.location): void {
  const { pathname } = place;
  const waiting = new AbortController();
  const timer = setTimeout(() => {
    waiting.abort();
    if (place.pathname === pathname) place.reload();
  }, RELOAD_MS);
  const letGo = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest("a[href]"))) return;
    clearTimeout(timer);
    waiting.abort();
  };
  document.addEventListener("click", letGo, { signal: waiting.signal });
}
