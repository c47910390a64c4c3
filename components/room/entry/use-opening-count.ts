import { useEffect } from "react";
import { request } from "#lib/browser/request";
import { tabStorage } from "#lib/browser/storage";
import type { SharedSource } from "#lib/domain/interviews/link-source";

/**
 * Counts at the first press or key that somebody opened the link, once for a tab. A page that only loads, as in the
 * browser of a mail scanner or for a preview, counts nothing. `known` is a browser that has begun here. A shared device is
 * opened by everybody who comes to it, loads the page anew for each, and keeps nothing of it.
 */
export function useOpeningCount(
  interviewKey: string,
  source: SharedSource | null,
  shared: boolean,
  known: boolean,
): void {
  useEffect(() => {
    const key = `rolecall:opened:${interviewKey}`;
    if (known || (!shared && tabStorage.get(key) !== null)) return;
    const waiting = new AbortController();
    const count = () => {
      waiting.abort();
      if (!shared) tabStorage.set(key, "1");
      const path = `/api/room/${encodeURIComponent(interviewKey)}/opened${source ? `?s=${source}` : ""}`;
      void request(path, { method: "POST", keepalive: true });
    };
    // A screen reader may press without a pointer.
    for (const act of ["pointerdown", "keydown", "click"])
      window.addEventListener(act, count, { signal: waiting.signal, capture: true });
    return () => waiting.abort();
  }, [interviewKey, source, shared, known]);
}
