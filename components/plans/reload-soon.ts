const RELOAD_MS = 1000;

/**
 * Loads the page anew after a second, when its message was read. Whoever goes on to another page meanwhile,
 * however slowly it comes or the page comes again, gets there, and keeps what they type.
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
    // The router's own way would end with the page that is on its way.
    if (reloading) {
      event.preventDefault();
      place.assign(link.href);
    } else away.abort();
  };
  document.addEventListener("click", goOn, { capture: true, signal: away.signal });
}
