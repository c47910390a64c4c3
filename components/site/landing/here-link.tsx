"use client";

import type { ReactNode } from "react";
import { useHydrated } from "#components/shared/use-hydrated";

type HereLinkProps = {
  /** The place of this page where a script shows it. */
  place: string;
  /** Where it stands without one. A full navigation: that page may use the camera. */
  page: string;
  className: string;
  children: ReactNode;
};

/** Leads to what a script shows on this page, and without a script to its page. */
export function HereLink({ place, page, ...props }: HereLinkProps) {
  const hydrated = useHydrated();
  return <a href={hydrated ? `#${place}` : page} {...props} />;
}
