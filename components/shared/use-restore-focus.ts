"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus if the focused element is gone, whenever `moment` changes to another truthy value: nobody who uses
 * keys or listens starts again from the top of the page.
 */
export function useRestoreFocus<Element extends HTMLElement>(
  moment: unknown,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (!moment || document.activeElement !== document.body) return;
    element.current?.focus({ preventScroll: true });
  }, [moment]);
  return element;
}
