"use client";

import { useEffect, useState } from "react";
import { lazyPart } from "./lazy-part";
import { askBefore, askWith, loses } from "./unsaved";

// Loaded with the first question.
const DiscardDialog = lazyPart(
  () => import("./discard-dialog").then((module) => module.DiscardDialog),
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** Asks before a link, or the browser's Back, leaves typed words behind; and where a button asks through `askBefore`. */
export function UnsavedGuard() {
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      askWith((go) => {
        setWay({ go });
        setOpen(true);
      }),
    [],
  );
  useEffect(guardLinks, []);
  useEffect(guardBack, []);
  return way === null ? null : (
    <DiscardDialog open={open} onOpenChange={setOpen} discard={way.go} />
  );
}

function guardLinks() {
  let following = false;
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (following || !link || !leaves(link, event) || !loses("page", link.pathname)) return;
    event.preventDefault();
    event.stopPropagation();
    askBefore("page", () => {
      following = true;
      link.click();
      following = false;
    });
  }
  // Before the framework, and before whatever the link does by itself.
  window.addEventListener("click", onClick, { capture: true });
  return () => window.removeEventListener("click", onClick, { capture: true });
}

/** Whether a press on a link leads to a page of ours, in this tab. The browser itself asks about other sites. */
function leaves(link: HTMLAnchorElement, press: MouseEvent): boolean {
  const elsewhere = press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey;
  const here = !elsewhere && !link.hasAttribute("download") && ["", "_self"].includes(link.target);
  return here && link.origin === window.location.origin;
}

/** Back and Forward can't be held, so the page is returned to before the framework hears of them, and then asked about. */
function guardBack() {
  const navigation: Navigation | undefined = window.navigation;
  let before: number | null = null;
  let returning = false;

  function onEntry({ from }: NavigationCurrentEntryChangeEvent) {
    before = from.index;
  }
  function onPopState(event: PopStateEvent) {
    if (returning) {
      returning = false;
      return event.stopImmediatePropagation();
    }
    if (!loses("page", window.location.pathname)) return;
    event.stopImmediatePropagation();
    const now = navigation?.currentEntry?.index ?? null;
    // An engine that doesn't count its entries: mostly it was Back.
    const steps = before === null || now === null ? -1 : now - before;
    returning = true;
    window.history.go(-steps);
    askBefore("page", () => window.history.go(steps));
  }
  navigation?.addEventListener("currententrychange", onEntry);
  window.addEventListener("popstate", onPopState, { capture: true });
  return () => {
    navigation?.removeEventListener("currententrychange", onEntry);
    window.removeEventListener("popstate", onPopState, { capture: true });
  };
}
