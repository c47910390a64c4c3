"use client";

import { useEffect, useRef } from "react";

// Listeners of the window hear in the order in which they came, and which one came last changes with every step.
let staying = 0;

/**
 * Makes each step an entry of the browser's history, so that its Back goes a step back. `name` tells the steps of one
 * part of the room from another's; `show` is told where Back or Forward leads. Off in a preview, whose page is not ours.
 */
export function useBack<Step extends string | number>(
  name: string,
  step: Step,
  show: (step: Step) => void,
  on = true,
): void {
  const shown = useRef<Step | null>(null);
  useEffect(() => {
    if (!on || shown.current === step) return;
    const entry = { ...window.history.state, [name]: step };
    if (shown.current === null) window.history.replaceState(entry, "");
    else window.history.pushState(entry, "");
    shown.current = step;
  }, [name, on, step]);
  useEffect(() => {
    if (!on) return;
    const go = ({ state }: PopStateEvent) => {
      if (staying > 0) return;
      const to: Step | undefined = state?.[name];
      if (to === undefined) return;
      shown.current = to;
      show(to);
    };
    window.addEventListener("popstate", go);
    return () => window.removeEventListener("popstate", go);
  }, [name, on, show]);
}

/** Blocks the browser's Back while it would interrupt something. */
export function useBlockBack(needed: boolean): void {
  useEffect(() => {
    if (!needed) return;
    let ours = false;
    staying += 1;
    const stay = () => {
      ours = !ours;
      if (ours) window.history.forward();
    };
    window.addEventListener("popstate", stay);
    return () => {
      staying -= 1;
      window.removeEventListener("popstate", stay);
    };
  }, [needed]);
}
