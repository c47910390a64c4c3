"use client";

import { useEffect, useState } from "react";
import { useHydrated } from "#components/shared/use-hydrated";
import { request } from "#lib/browser/request";

const WORDS = {
  asked: "Checking…",
  ready: "The database and the recordings can be reached, and work in the background isn't behind.",
  failed:
    "Something isn't working right now. What candidates record waits on their device and is sent when it works again.",
  unreachable: "We couldn't find out. Check your connection and reload the page.",
  unknown: "We couldn't find out. Reload the page in a minute.",
} as const;

/** Whether the server has all it needs, as the page is opened. */
export function StatusLine() {
  const hydrated = useHydrated();
  const [found, setFound] = useState<keyof typeof WORDS>("asked");
  useEffect(() => {
    void request("/api/ready").then((answer) => {
      if (answer.ok) return setFound("ready");
      const { status } = answer.refusal;
      if (status === 0) return setFound("unreachable");
      setFound(status >= 500 ? "failed" : "unknown");
    });
  }, []);
  // Without a script nothing is checked, and the page says where to look instead.
  return (
    <p role="status" className="mt-8 min-h-8 max-w-text font-semibold text-xl sm:text-2xl">
      {hydrated ? WORDS[found] : null}
    </p>
  );
}
