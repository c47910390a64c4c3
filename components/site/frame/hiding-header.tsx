"use client";

import { type ReactNode, useEffect, useState } from "react";
import { isHeaderHidden, SCROLL_JITTER } from "#lib/domain/site/sections";

/** Goes out of the way while the page is read, and comes back on the way up. */
export function HidingHeader({ children }: { children: ReactNode }) {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function moved() {
      const from = last;
      const to = window.scrollY;
      // A slow movement adds up until it counts.
      if (Math.abs(to - from) >= SCROLL_JITTER) last = to;
      setHidden((was) => isHeaderHidden(was, from, to));
    }
    window.addEventListener("scroll", moved, { passive: true });
    return () => window.removeEventListener("scroll", moved);
  }, []);
  return (
    <header
      data-hidden={hidden}
      className="sticky top-0 z-40 border-b bg-background/95 backdrop-blur-sm transition-transform duration-200 data-[hidden=true]:not-[:has(:focus-visible)]:-translate-y-full"
    >
      {children}
    </header>
  );
}
