"use client";

import { useEffect } from "react";
import { reachable } from "./use-go";

/** Keeps the page where one of its links is pressed without a network, for the reason of `useGo`. */
export function StayOffline() {
  useEffect(() => {
    document.addEventListener("click", stay, { capture: true });
    return () => document.removeEventListener("click", stay, { capture: true });
  }, []);
  return null;
}

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || leadsWithin(link)) return;
  if (!reachable()) event.preventDefault();
}

function leadsWithin({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== "" && pathname === location.pathname && search === location.search;
}
