"use client";

import { useEffect } from "react";
import type { TakeStore } from "#lib/room-client/take-store";

/** Asks before the page is closed while something is in it alone, because the device does not keep it. */
export function useUnsavedTakesWarning(held: TakeStore["held"]): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (held.all().size > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [held]);
}
