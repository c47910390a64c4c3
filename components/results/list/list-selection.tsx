"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { takeChosen } from "../list-memory";

type Selection = {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
};

const SelectionContext = createContext<Selection>({
  chosen: new Set(),
  toggle: () => {},
  set: () => {},
});

/**
 * Which rows of the page are chosen; those of a comparison are again, once it is left for the list. What is no longer a row
 * of the page is no longer chosen.
 */
export function ListSelection({ ids, children }: { ids: string[]; children: ReactNode }) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setKept(new Set(takeChosen())), []);
  const selection = useMemo(() => {
    const chosen = new Set(ids.filter((id) => kept.has(id)));
    return {
      chosen,
      toggle: (id: string) => {
        const next = new Set(chosen);
        if (!next.delete(id)) next.add(id);
        setKept(next);
      },
      set: (next: readonly string[]) => setKept(new Set(next)),
    };
  }, [ids, kept]);
  return <SelectionContext value={selection}>{children}</SelectionContext>;
}

export function useSelection(): Selection {
  return useContext(SelectionContext);
}
