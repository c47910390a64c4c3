"use client";

import { type RefObject, useRef } from "react";

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so for its own trigger only; most of our
 * dialogs are opened by a button elsewhere on the page, and whoever uses keys would start again at its top.
 * `otherwise` takes it if that is gone by then.
 */
export function useFocusBack(otherwise?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
      const back = current instanceof HTMLElement && current.isConnected ? current : null;
      const target = back ?? otherwise?.current;
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}
