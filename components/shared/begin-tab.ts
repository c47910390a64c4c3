/**
 * Shows the open tab from its beginning and gives it the focus, after a button further down has opened it.
 * @param list the tabs, once the new one is rendered as open
 */
export function beginTab(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: "nearest", behavior: "instant" });
  list?.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
}
