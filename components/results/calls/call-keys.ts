"use client";

import { useShortcuts } from "../shortcuts/use-shortcuts";

/** `n` goes to the next person, `c` and `t` call and text the one whose card has the focus. */
export function CallKeys() {
  const focused = () => document.activeElement?.closest("[data-call]") ?? null;
  const press = (by: "phone" | "text") =>
    focused()?.querySelector<HTMLElement>(`[data-call-by=${by}]`)?.click();

  function next() {
    const cards = [...document.querySelectorAll("[data-call]")];
    const at = cards.findIndex((card) => card.contains(document.activeElement));
    cards[at + 1]?.querySelector("a")?.focus();
  }

  useShortcuts({ n: next, c: () => press("phone"), t: () => press("text") });
  return null;
}
