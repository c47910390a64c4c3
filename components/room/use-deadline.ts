"use client";

import { useEffect, useState } from "react";
import { GRACE_MINUTES } from "#lib/domain/room/room";
import type { Opened } from "#lib/room-client/open-attempt";

const SOON_MS = 30 * 60_000;
const GRACE_MS = GRACE_MINUTES * 60_000;

/** Where an attempt stands before its deadline, in the minutes after it (`until` when they end), or past both. */
type DeadlinePhase =
  | { name: "none" }
  | { name: "far" | "soon" | "grace"; until: string }
  | { name: "over" };

/** Measured by the server's clock; null until the page's script runs. */
export function useDeadline({
  state,
  clock,
}: Pick<Opened, "state" | "clock">): DeadlinePhase | null {
  const closes = state.closes === null ? null : Date.parse(state.closes);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (closes === null) return;
    const look = () => setNow(clock.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [closes, clock]);
  if (closes === null) return { name: "none" };
  if (now === null) return null;
  if (now >= closes + GRACE_MS) return { name: "over" };
  const until = (at: number) => new Date(at).toISOString();
  if (now >= closes) return { name: "grace", until: until(closes + GRACE_MS) };
  return { name: now < closes - SOON_MS ? "far" : "soon", until: until(closes) };
}
