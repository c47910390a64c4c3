"use client";

import { useEffect, useState } from "react";
import { request } from "#lib/browser/request";
import { failuresOf, type Readiness } from "#lib/domain/operations/readiness";

const WORDS = {
  ready:
    "Everything works: the database and the recordings can be reached, and work in the background isn't behind.",
  failed:
    "Something isn't working right now. What candidates record waits on their device and is sent when it works again.",
  unreachable: "We couldn't find out. Check your connection and reload the page.",
  unknown: "We couldn't find out. Reload the page in a minute.",
} as const;

type StatusLineProps = {
  /** What the server found as it made the page; null if it couldn't find out. */
  found: Readiness | null;
};

/** Whether the server has all it needs: as it was when the page was made, and asked again once the page is open. */
export function StatusLine({ found }: StatusLineProps) {
  const made = found?.ready ? "ready" : "failed";
  const [state, setState] = useState<keyof typeof WORDS>(found === null ? "unknown" : made);
  useEffect(() => {
    void request("/api/ready").then((answer) => {
      if (answer.ok) return setState("ready");
      const { status } = answer.refusal;
      if (status === 0) return setState("unreachable");
      setState(status >= 500 ? "failed" : "unknown");
    });
  }, []);
  const failures = state === "failed" && found !== null ? failuresOf(found) : [];
  return (
    <div role="status" className="mt-8 max-w-text">
      <p className="min-h-8 font-semibold text-xl sm:text-2xl">{WORDS[state]}</p>
      {failures.length > 0 && (
        <ul className="mt-4 list-disc space-y-2 pl-6 text-lg">
          {failures.map((failure) => (
            <li key={failure}>{failure}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
