"use client";

import { useEffect, useState } from "react";
import type { LookupKey } from "#lib/domain/plans";
import { type ChangePreview, readPreview, readRefusal } from "./change-request";

const UNKNOWN = "We could not work out what this change costs. Please try again.";

type Shown = { preview: ChangePreview | null; problem: string | null };

const NOTHING: Shown = { preview: null, problem: null };

/** What changing to a price costs today; asked again for every other price. Null asks for nothing. */
export function useChangePreview(key: LookupKey | null): Shown {
  const [shown, setShown] = useState(NOTHING);
  useEffect(() => {
    setShown(NOTHING);
    if (key === null) return;
    const stop = new AbortController();
    fetch("/api/stripe/change-preview", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ lookup_key: key }),
      signal: stop.signal,
    })
      .then(async (answer) => {
        const body: unknown = await answer.json();
        const preview = answer.ok ? readPreview(body) : null;
        // A conflict says what the person can do about it, as a payment that waits.
        const refusal = answer.status === 409 ? readRefusal(body) : null;
        setShown({ preview, problem: preview ? null : (refusal ?? UNKNOWN) });
      })
      .catch(() => {
        if (!stop.signal.aborted) setShown({ preview: null, problem: UNKNOWN });
      });
    return () => stop.abort();
  }, [key]);
  return shown;
}
