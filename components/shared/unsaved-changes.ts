"use client";

import { useEffect } from "react";

/** With what typed words go: with their dialog, with their page, or only with the tab, which keeps them until then. */
export type LostOn = "dialog" | "page" | "tab";

const WAYS: readonly LostOn[] = ["dialog", "page", "tab"];

/** Forms with typed words, each with the path of its page. */
const forms = new Map<symbol, { lostWith: LostOn; page: string }>();
/** Whether a person has said that what is typed may go; until something is typed again. */
let discarded = false;
let ask: ((go: () => void) => void) | null = null;

/** Asks for confirmation before typed text is lost, whichever way the form is left. */
export function useUnsavedChanges(dirty: boolean, lostWith: LostOn = "page"): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol(lostWith);
    const stay = (event: BeforeUnloadEvent) => {
      if (!discarded) event.preventDefault();
    };
    forms.set(form, { lostWith, page: window.location.pathname });
    discarded = false;
    window.addEventListener("beforeunload", stay);
    return () => {
      forms.delete(form);
      window.removeEventListener("beforeunload", stay);
    };
  }, [dirty, lostWith]);
}

/** Whether leaving this way would lose text that nobody has agreed to discard; `to` is the target path. */
export function wouldLoseChanges(way: LostOn, to: string | null = null): boolean {
  const isLost = ({ lostWith, page }: { lostWith: LostOn; page: string }) =>
    page !== to && WAYS.indexOf(lostWith) <= WAYS.indexOf(way);
  return !discarded && [...forms.values()].some(isLost);
}

/** Leaves at once if nothing would be lost, otherwise after the person confirms. */
export function confirmBeforeLeaving(way: LostOn, go: () => void): void {
  const leave = () => {
    // The page around a dialog stays, and what was typed there.
    if (way !== "dialog") discarded = true;
    go();
  };
  if (ask === null || !wouldLoseChanges(way)) go();
  else ask(leave);
}

/** A dialog's `onOpenChange` that asks before it closes over typed words. */
export function confirmBeforeClose(change: (open: boolean) => void): (open: boolean) => void {
  return (open) => (open ? change(true) : confirmBeforeLeaving("dialog", () => change(false)));
}

/** For the part that shows the question. Answers how to stop. */
export function registerConfirm(show: (go: () => void) => void): () => void {
  const typed = () => {
    discarded = false;
  };
  ask = show;
  window.addEventListener("input", typed, { capture: true });
  return () => {
    ask = null;
    window.removeEventListener("input", typed, { capture: true });
  };
}
