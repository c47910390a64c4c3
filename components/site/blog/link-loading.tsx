"use client";

import { useLinkStatus } from "next/link";
import type { ReactNode } from "react";

/** What a link says: its own words, and 'Loading…' from the click until the page is there. */
export function LinkLabel({ children }: { children: ReactNode }) {
  const { pending } = useLinkStatus();
  return <span aria-live="polite">{pending ? "Loading…" : children}</span>;
}
