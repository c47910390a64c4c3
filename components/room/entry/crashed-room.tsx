"use client";

import { useLanguage } from "../language-context";

/**
 * Something of ours broke. What is on the device is still there, and a reload comes back to it.
 * Built of nothing of the room's own: every visit loads it.
 */
export function CrashedRoom({ reference }: { reference: string | undefined }) {
  const { errors } = useLanguage().messages;
  return (
    <main className="mx-auto flex min-h-dvh max-w-2xl flex-col items-start justify-center gap-4 px-4 py-16">
      <h1 className="text-balance font-bold font-display text-2xl sm:text-3xl">{errors.crash}</h1>
      <p className="text-lg">{errors.crashLead}</p>
      <button
        type="button"
        className="mt-2 min-h-12 w-full rounded-md bg-primary px-6 py-2 font-semibold text-lg text-primary-foreground hover:bg-primary-hover sm:w-auto"
        onClick={() => window.location.reload()}
      >
        {errors.reload}
      </button>
      {reference && <p className="text-muted-foreground text-sm">{reference}</p>}
    </main>
  );
}
