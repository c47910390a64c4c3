"use client";

import { useEffect, useRef } from "react";
import { useSelection } from "./list-selection";

const BOX = "size-5 accent-primary";

export function SelectRow({ id, name }: { id: string; name: string }) {
  const { isChosen, toggle } = useSelection();
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className={BOX}
        aria-label={`Select ${name}`}
        checked={isChosen(id)}
        onChange={() => toggle(id)}
      />
    </label>
  );
}

const EVERYONE = "Select everyone on this page";

/** Chooses every row of the page, or none: in a table's head, or above its `cards`, which have no head in sight. */
export function SelectAll({ ids, cards = false }: { ids: string[]; cards?: boolean }) {
  const { isChosen, set } = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter(isChosen).length;
  const all = ids.length > 0 && chosen === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <label
      className={
        cards
          ? "mb-2 flex min-h-11 cursor-pointer items-center gap-3 px-4 table:hidden"
          : "grid size-11 cursor-pointer place-items-center max-table:hidden"
      }
    >
      <input
        ref={box}
        type="checkbox"
        className={BOX}
        aria-label={EVERYONE}
        checked={all}
        onChange={() => set(ids, !all)}
      />
      {cards ? <span>{EVERYONE}</span> : null}
    </label>
  );
}
