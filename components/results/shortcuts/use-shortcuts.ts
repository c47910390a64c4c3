"use client";

import { type RefObject, useEffect, useRef } from "react";
import { browserStorage } from "#lib/browser/storage";
import { PREFERENCES_KEY, readPreferences } from "#lib/domain/account/preferences";
import type { ShortcutKey } from "#lib/domain/results/shortcuts";

/** Where a key means something else already. */
const TAKES_TEXT = "input, select, textarea, [contenteditable]";
const TAKES_SPACE = "a, button, summary, video, audio";
const WINDOWS = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Runs what a single key stands for. Nothing happens while somebody types, holds Ctrl, Alt or Meta, has a window open
 * that the `part` is not in, or has turned single keys off. If the `part` lies in a candidate's row, its keys count
 * while the focus is in that row; else they count everywhere.
 */
export function useShortcuts(
  actions: Partial<Record<ShortcutKey, () => void>>,
  part?: RefObject<Element | null>,
) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const name = event.key === " " ? "Space" : event.key;
      const [, action] = Object.entries(latest.current).find(([key]) => key === name) ?? [];
      const place = part?.current ?? null;
      if (!action || !isMeant(event) || !isOnTop(place)) return;
      const row = place?.closest("[data-attempt]");
      if (row && !row.contains(document.activeElement)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, [part]);
}

function isMeant({ key, target, defaultPrevented, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || altKey || metaKey) return false;
  if (target instanceof Element) {
    if (target.closest(TAKES_TEXT)) return false;
    if (key === " " && target.closest(TAKES_SPACE)) return false;
  }
  return readPreferences(browserStorage.get(PREFERENCES_KEY)).shortcuts;
}

/** Whether a part, or null for the page, has no window over it. */
function isOnTop(place: Element | null): boolean {
  const top = [...document.querySelectorAll(WINDOWS)].at(-1);
  return top === undefined || top.contains(place);
}
