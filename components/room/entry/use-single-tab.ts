"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Whether this is the one tab that may answer. A second tab is told, and may take over; the first is told then. Null
 * until the browser has said. One that is to `steal` takes over without asking.
 * Browsers without locks let every tab answer: the server still keeps one answer per question.
 */
export function useSingleTab(
  name: string,
  active: boolean,
  steal = false,
): { only: boolean | null; takeOver: () => void } {
  const [only, setOnly] = useState<boolean | null>(null);
  const release = useRef(() => {});

  const hold = useCallback(
    (steal: boolean) => {
      if (!("locks" in navigator)) {
        setOnly(true);
        return;
      }
      release.current();
      const options = steal ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(name, options, (lock) => {
          setOnly(lock !== null);
          if (lock === null) return;
          return new Promise<void>((resolve) => {
            release.current = resolve;
          });
        })
        // Another tab took over.
        .catch(() => setOnly(false));
    },
    [name],
  );

  useEffect(() => {
    if (!active) return;
    hold(steal);
    return () => release.current();
  }, [active, hold, steal]);

  return { only, takeOver: () => hold(true) };
}

/** Whether another tab of this browser is the one that may answer. */
export async function isHeldElsewhere(name: string): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
}
