"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type HideOnPagesProps = { pages: readonly string[]; instead?: ReactNode; children: ReactNode };

/** Hides something on some pages, in parts that all pages share. */
export function HideOnPages({ pages, instead = null, children }: HideOnPagesProps) {
  const pathname = usePathname();
  return pages.includes(pathname) ? instead : children;
}
