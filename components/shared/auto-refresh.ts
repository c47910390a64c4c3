"use client";

import { useEffect } from "react";
import { useRefresh } from "./use-refresh";

const EVERY_MS = 4000;

/** Refreshes the page in the background while it is visible and shows something that is about to finish. */
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
