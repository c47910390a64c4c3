"use client";

import { useEffect, useState } from "react";
import type { ConfirmDialog } from "./confirm-dialog";
import { confirmBeforeLeaving, registerConfirm, wouldLoseChanges } from "./unsaved-changes";

const LOST = "You have changes that aren't saved. If you leave now, they'll be lost.";

/** Asks before typed words are lost by a link, the browser's Back, or a button that calls `confirmBeforeLeaving`. */
export function UnsavedGuard() {
  const [Dialog, setDialog] = useState<typeof ConfirmDialog | null>(null);
  const [way, setWay] = useState<{ go: () => void } | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(
    () =>
      registerConfirm((go) => {
        setWay({ go });
        setOpen(true);
        // Loaded with the first question; if it can't be had, the browser asks.
        import("./confirm-dialog").then(
          (module) => setDialog(() => module.ConfirmDialog),
          () => {
            if (window.confirm(LOST)) go();
          },
        );
      }),
    [],
  );
  useEffect(guardLinks, []);
  useEffect(guardBack, []);
  return way === null || Dialog === null ? null : (
    <Dialog
      title="Discard Changes?"
      action={{ label: "Discard Changes" }}
      cancel={{ children: "Go Back" }}
      open={open}
      onOpenChange={setOpen}
      onConfirm={() => {
        way.go();
        setOpen(false);
      }}
    >
      {LOST}
    </Dialog>
  );
}

function guardLinks() {
  let following = false;
  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (following || !link || !leaves(link, event) || !wouldLoseChanges("page", link.pathname))
      return;
    event.preventDefault();
    event.stopPropagation();
    confirmBeforeLeaving("page", () => {
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
    if (!wouldLoseChanges("page", window.location.pathname)) return;
    event.stopImmediatePropagation();
    const now = navigation?.currentEntry?.index ?? null;
    // An engine that doesn't count its entries: mostly it was Back.
    const steps = before === null || now === null ? -1 : now - before;
    returning = true;
    window.history.go(-steps);
    confirmBeforeLeaving("page", () => window.history.go(steps));
  }
  navigation?.addEventListener("currententrychange", onEntry);
  window.addEventListener("popstate", onPopState, { capture: true });
  return () => {
    navigation?.removeEventListener("currententrychange", onEntry);
    window.removeEventListener("popstate", onPopState, { capture: true });
  };
}
