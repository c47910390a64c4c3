"use client";

import { useEffect } from "react";
import { useRefresh } from "./use-refresh";

const EVERY_MS = 4000;

/** Looks again quietly while something on the page ends soon by itself and the page is in view. */
export function AutoRefresh({ active }: { active: boolean }) {
  const refresh = useRefresh();
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void refresh();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [active, refresh]);
  return null;
}
