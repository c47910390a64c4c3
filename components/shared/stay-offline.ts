"use client";

import { useEffect } from "react";
import { reachable } from "./use-go";

/** Keeps the page where one of its links or forms would lead on without a network, for the reason of `useGo`. */
export function StayOffline() {
  useEffect(() => {
    document.addEventListener("click", stay, { capture: true });
    document.addEventListener("submit", stayWithForm, { capture: true });
    return () => {
      document.removeEventListener("click", stay, { capture: true });
      document.removeEventListener("submit", stayWithForm, { capture: true });
    };
  }, []);
  return null;
}

function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || leadsWithin(link)) return;
  if (!reachable()) event.preventDefault();
}

/** A form with an address of its own leads there; the others are sent by a script, which says itself what came of it. */
function stayWithForm(event: SubmitEvent) {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !target.hasAttribute("action") || reachable()) return;
  event.preventDefault();
  // A form of the framework leads on whatever was prevented.
  event.stopPropagation();
}

function leadsWithin({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== "" && pathname === location.pathname && search === location.search;
}
