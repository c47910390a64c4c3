"use client";

import { useEffect } from "react";
import { checkOnline } from "./use-navigate";

/** Keeps the page open if a link or form would navigate without a network; see `useNavigate`. */
export function BlockOfflineNavigation() {
  useEffect(() => {
    document.addEventListener("click", blockLink, { capture: true });
    document.addEventListener("submit", blockForm, { capture: true });
    return () => {
      document.removeEventListener("click", blockLink, { capture: true });
      document.removeEventListener("submit", blockForm, { capture: true });
    };
  }, []);
  return null;
}

function blockLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || isSamePage(link)) return;
  if (!checkOnline()) event.preventDefault();
}

/** A form with an address of its own leads there; the others are sent by a script, which says itself what came of it. */
function blockForm(event: SubmitEvent) {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !target.hasAttribute("action") || checkOnline())
    return;
  event.preventDefault();
  // A form of the framework leads on whatever was prevented.
  event.stopPropagation();
}

function isSamePage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  return hash !== "" && pathname === location.pathname && search === location.search;
}
