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

/** Chooses every row of the page, or none. */
export function SelectAll({ ids }: { ids: string[] }) {
  const { isChosen, set } = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter(isChosen).length;
  const all = ids.length > 0 && chosen === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        ref={box}
        type="checkbox"
        className={BOX}
        aria-label="Select everyone on this page"
        checked={all}
        onChange={() => set(ids, !all)}
      />
    </label>
  );
}
