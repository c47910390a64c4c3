"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { tabStorage } from "#lib/browser/storage";

const KEY = "rolecall:kept-toast";
/** A page opened later than this has nothing to do with the message. */
const FRESH_MS = 15_000;

/**
 * Shows a toast now and again on the next page of this tab, because a toast disappears when its page is left or
 * reloaded.
 */
export function toastAcrossPages(kind: "success" | "error", words: string): void {
  toast[kind](words);
  tabStorage.set(KEY, JSON.stringify([kind, words, Date.now()]));
}

/** Shows the toast that the previous page had no time to show. */
export function PersistentToast() {
  useEffect(() => {
    const kept = tabStorage.get(KEY);
    if (kept === null) return;
    tabStorage.set(KEY, null);
    const [kind, words, said]: unknown[] = JSON.parse(kept);
    if (typeof words !== "string" || Date.now() - Number(said) > FRESH_MS) return;
    toast[kind === "error" ? "error" : "success"](words);
  }, []);
  return null;
}
