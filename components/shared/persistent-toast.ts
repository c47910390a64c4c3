"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { tabStorage } from "#lib/browser/storage";

const KEY = "rolecall:kept-toast";
/** A page that comes later than this has another reason than what was said. */
const FRESH_MS = 15_000;

/** Says something that the next page of this tab says again: a toast goes with the page that is left or read anew. */
export function toastAcrossPages(kind: "success" | "error", words: string): void {
  toast[kind](words);
  tabStorage.set(KEY, JSON.stringify([kind, words, Date.now()]));
}

/** Says what the page before had no time to. */
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
