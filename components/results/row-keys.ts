"use client";

import { useShortcuts } from "./use-shortcuts";

/** `j` and `k` go from candidate to candidate of the list: the focus lands on the name, where Enter opens it. */
export function RowKeys() {
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  return null;
}

function step(by: 1 | -1) {
  const rows = [...document.querySelectorAll("[data-attempt]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
  next?.querySelector("a")?.focus();
}
