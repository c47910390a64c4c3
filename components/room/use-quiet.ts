"use client";

import { useCallback, useEffect, useState } from "react";
import { IDLE_MINUTES } from "#lib/domain/room/room";

const QUIET_MS = IDLE_MINUTES * 60_000;
const LOOK_MS = 20_000;

/**
 * Whether nobody has touched the page for half an hour, measured by the wall clock, so that a closed lid counts.
 * The server measures the same by itself; this only covers what is on the screen.
 */
export function useQuiet(active: boolean): { quiet: boolean; wake: () => void } {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!active || quiet) return;
    let last = Date.now();
    const look = () => {
      if (Date.now() - last > QUIET_MS) setQuiet(true);
    };
    const touch = () => {
      look();
      last = Date.now();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pointerdown", touch, true);
    window.addEventListener("keydown", touch, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pointerdown", touch, true);
      window.removeEventListener("keydown", touch, true);
    };
  }, [active, quiet]);
  return { quiet, wake: useCallback(() => setQuiet(false), []) };
}
