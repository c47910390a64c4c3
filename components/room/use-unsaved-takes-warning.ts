"use client";

import { useEffect } from "react";
import type { TakeStore } from "#lib/room-client/take-store";

/** Warns before the page is closed while a take exists only in this page, because the device couldn't store it. */
export function useUnsavedTakesWarning(held: TakeStore["held"]): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (held.all().size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [held]);
}
