"use client";

import { useEffect, useState } from "react";
import { isRecord } from "#lib/browser/request";
import { PARTS, type Part } from "#lib/domain/operations/readiness";

const NAMES = {
  database: "Accounts, interviews, and results",
  storage: "Recordings",
  queue: "Transcripts, scores, and emails",
} as const satisfies Record<Part, string>;

type Found = Record<Part, string>;
const WORDS: Record<string, string> = { ok: "Working", failed: "Not working right now" };

/** What the server finds of its parts as the page is opened. */
export function StatusList() {
  const [found, setFound] = useState<Found | null | "unknown">(null);
  useEffect(() => {
    void ready().then((parts) => setFound(parts ?? "unknown"));
  }, []);
  return (
    <dl aria-live="polite" className="mt-8 max-w-3xl divide-y border-y">
      {PARTS.map((part) => (
        <div key={part} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4 text-lg">
          <dt className="font-medium">{NAMES[part]}</dt>
          <dd className="text-muted-foreground">{wordFor(found, part)}</dd>
        </div>
      ))}
    </dl>
  );
}

function wordFor(found: Found | null | "unknown", part: Part): string {
  if (found === null) return "Checking…";
  return (found !== "unknown" && WORDS[found[part]]) || "We couldn't find out";
}

/** The parts as `/api/ready` tells them, which answers 503 where one has failed; null if nobody answers. */
async function ready(): Promise<Found | null> {
  const answer = await fetch("/api/ready", { cache: "no-store" })
    .then((response): Promise<unknown> => response.json())
    .catch(() => null);
  if (!isRecord(answer) || !isRecord(answer.parts)) return null;
  const { database, storage, queue } = answer.parts;
  return { database: String(database), storage: String(storage), queue: String(queue) };
}
