"use client";

import { useEffect } from "react";

/** The page begins at its top again at each change of `what`. */
export function useScrollToTop(what: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what it waits for
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [what]);
}
