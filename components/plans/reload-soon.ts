const RELOAD_MS = 1000;

/**
 * Reloads the page after a second, when its message has been read. Whoever opens another page meanwhile gets there, no
 * matter how slowly it or the reload comes, and keeps what they type.
 */
export function reloadSoon(
  place: Pick<Location, "pathname" | "reload" | "assign"> = window.location,
): void {
  const { pathname } = place;
  const away = new AbortController();
  let reloading = false;
  const timer = setTimeout(() => {
    if (place.pathname !== pathname) return away.abort();
    reloading = true;
    place.reload();
  }, RELOAD_MS);
  const goOn = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || elsewhere) return;
    clearTimeout(timer);
    // A navigation by the router would be lost: the page that is already reloading would replace it.
    if (reloading) {
      event.preventDefault();
      place.assign(link.href);
    } else away.abort();
  };
  document.addEventListener("click", goOn, { capture: true, signal: away.signal });
}
