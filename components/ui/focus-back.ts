"use client";

import { useRef } from "react";

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so for its own trigger only; most of our
 * dialogs are opened by a button elsewhere on the page, and whoever uses keys would start again at its top.
 */
export function useFocusBack() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const { current } = before;
      if (!(current instanceof HTMLElement) || !current.isConnected) return;
      event.preventDefault();
      current.focus();
    },
  };
}
