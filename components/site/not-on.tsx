"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** Leaves something out on some pages, in places that all pages share. */
export function NotOn({ pages, children }: { pages: readonly string[]; children: ReactNode }) {
  const pathname = usePathname();
  return pages.includes(pathname) ? null : <>{children}</>;
}
