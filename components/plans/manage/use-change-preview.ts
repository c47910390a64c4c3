"use client";

import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { request } from "#lib/browser/request";
import { BILLING_CYCLES, type LookupKey, PLAN_KEYS } from "#lib/domain/plans/plans";

const terms = z.object({ plan: z.enum(PLAN_KEYS), cycle: z.enum(BILLING_CYCLES) });

const preview = z.object({
  from: terms,
  to: terms,
  dueToday: z.number(),
  credit: z.number(),
  creditUsed: z.number(),
  prorationDate: z.nullable(z.number()),
  nextDate: z.nullable(z.string()),
  next: z.object({ cents: z.number(), tax: z.enum(["none", "included", "added"]) }),
  settled: z.enum(["prorated", "month_kept", "kept"]),
});

/**
 * What a change costs now and what stays as credit, in cents, the day of the next bill, what a period costs from then on,
 * and whether the difference counts from now. Whoever agrees to it sends it back.
 */
export type ChangePreview = z.infer<typeof preview>;

/** Without a preview: `why` there is none, that a bill must be paid first, or that asking again may help. */
export type PreviewState =
  | { is: "loading" }
  | { is: "known"; preview: ChangePreview }
  | { is: "unpaid" }
  | { is: "refused"; why: string }
  | { is: "failed" };

const LOADING: PreviewState = { is: "loading" };

async function ask(key: LookupKey, signal: AbortSignal): Promise<PreviewState> {
  const answer = await request("/api/stripe/change-preview", { body: { lookup_key: key }, signal });
  if (answer.ok) {
    const read = preview.safeParse(answer.body).data;
    if (read) return { is: "known", preview: read };
  } else if (answer.refusal.code === "payment_due") {
    return { is: "unpaid" };
  } else if (answer.refusal.code === "conflict" && answer.refusal.message) {
    return { is: "refused", why: answer.refusal.message };
  }
  return { is: "failed" };
}

/** What changing to a price costs today; asked anew for every other price and by `again`. Null asks for nothing. */
export function useChangePreview(key: LookupKey | null) {
  const [state, setState] = useState(LOADING);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again
  useEffect(() => {
    setState(LOADING);
    if (key === null) return;
    const stop = new AbortController();
    ask(key, stop.signal).then((next) => {
      if (!stop.signal.aborted) setState(next);
    });
    return () => stop.abort();
  }, [key, tries]);
  return { state, again: () => setTries(tries + 1) };
}
