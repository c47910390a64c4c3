"use client";

import { useCallback, useEffect, useState } from "react";
import { IDLE_MINUTES } from "#lib/domain/room/room";
import type { ServerClock } from "#lib/room-client/server-clock";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";

const IDLE_MS = IDLE_MINUTES * 60_000;
const CHECK_MS = 20_000;

/**
 * Whether nobody has touched the page for half an hour, or the device slept that long. The device's clock can't tell a
 * closed lid from a changed clock, and browsers don't count time while asleep, so the server, which measures this too,
 * is asked. This hook only covers the screen.
 */
export function useIdle(
  transport: RoomTransport,
  clock: ServerClock | undefined,
): { quiet: boolean; wake: () => void } {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    if (clock === undefined || transport.preview || quiet) return;
    let last = performance.now();
    let shown = Date.now();
    let asking = false;
    const ask = async () => {
      asking = true;
      try {
        const { now } = await transport.load();
        clock.set(now);
        shown = Date.now();
      } catch (fault) {
        if (fault instanceof RoomFault && fault.reason === "session_idle") setQuiet(true);
      }
      asking = false;
    };
    const look = () => {
      if (performance.now() - last > IDLE_MS) setQuiet(true);
      else if (Date.now() - shown > IDLE_MS && !asking) void ask();
    };
    const touch = () => {
      look();
      last = performance.now();
      if (Date.now() - shown <= IDLE_MS) shown = Date.now();
    };
    const timer = setInterval(look, CHECK_MS);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pointerdown", touch, true);
    window.addEventListener("keydown", touch, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pointerdown", touch, true);
      window.removeEventListener("keydown", touch, true);
    };
  }, [clock, quiet, transport]);
  return { quiet, wake: useCallback(() => setQuiet(false), []) };
}
