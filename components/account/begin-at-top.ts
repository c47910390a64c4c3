"use client";

import { usePathname } from "next/navigation";
import { useLayoutEffect } from "react";

/**
 * Shows each of these pages from its top: they are short, so that the router finds them in view wherever the longer page
 * before was scrolled to, and leaves it at that (`layout-router` of Next 16.4.6).
 */
export function BeginAtTop() {
  const pathname = usePathname();
  useLayoutEffect(() => {
    if (pathname) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
  return null;
}
