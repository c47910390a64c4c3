"use client";

import { useRef } from "react";
import { useShortcuts } from "../shortcuts/use-shortcuts";

/**
 * `j` and `k` go from candidate to candidate of the list: the focus lands on the name, where Enter opens it. If the
 * focus has left the rows, they go on from the row that had it last.
 */
export function RowKeys() {
  const last = useRef<string | null>(null);

  function step(by: 1 | -1) {
    const rows = [...document.querySelectorAll<HTMLElement>("[data-attempt]")];
    const focused = rows.findIndex((row) => row.contains(document.activeElement));
    const at =
      focused === -1 ? rows.findIndex(({ dataset }) => dataset.attempt === last.current) : focused;
    const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
    if (!next) return;
    last.current = next.dataset.attempt ?? null;
    next.querySelector("a")?.focus();
  }

  useShortcuts({ j: () => step(1), k: () => step(-1) });
  return null;
}
