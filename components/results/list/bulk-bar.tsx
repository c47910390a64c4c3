"use client";

import { Columns2, X } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { toast } from "sonner";
import { WhoMay } from "#components/shared/role";
import { useRefresh } from "#components/shared/use-refresh";
import { Button } from "#components/ui/button";
import { NativeSelect } from "#components/ui/native-select";
import { request } from "#lib/browser/request";
import { comparePath } from "#lib/domain/core/routes";
import { MAX_OFFERED } from "#lib/domain/results/booking";
import { MAX_COMPARED } from "#lib/domain/results/comparison";
import type { BulkDecision } from "#lib/domain/results/decision";
import type { ResultRow } from "#lib/domain/results/results";
import { MAX_PEOPLE } from "#lib/domain/results/shortlist";
import { ATTEMPT_STATUSES, type AttemptStatus, attemptStatus } from "#lib/domain/results/status";
import type { Offering } from "#lib/domain/results/weekly-hours";
import { OfferDialog } from "../bookings/offer-dialog";
import { rememberChosen, rememberList } from "../list-memory";
import { AddDialog } from "../shortlists/add-dialog";
import { useSelection } from "./list-selection";

export type BulkRow = Pick<ResultRow, "id" | "interviewId" | "status" | "shown">;

/** What can be done with the chosen rows: one status for all, a comparison, a shortlist. Nothing while none is chosen. */
export function BulkBar({ rows, company }: { rows: BulkRow[]; company: Offering | null }) {
  const { chosen, set } = useSelection();
  const { apply, busy } = useBulkStatus();
  const [status, setStatus] = useState<AttemptStatus | null>(null);
  const picked = rows.filter(({ id }) => chosen.has(id));
  if (picked.length === 0) return null;
  return (
    <section
      aria-label="Selected candidates"
      className="sticky bottom-3 z-20 mt-3 flex flex-wrap items-center gap-3 rounded-lg border bg-card p-3 shadow-lg"
    >
      <p aria-live="polite" className="font-medium tabular-nums">
        {picked.length} selected
      </p>
      <div className="flex items-center gap-2">
        <div className="w-32">
          <NativeSelect
            aria-label="New status"
            value={status ?? ""}
            onChange={({ target }) => setStatus(attemptStatus(target.value))}
          >
            <option value="" disabled>
              Status…
            </option>
            {ATTEMPT_STATUSES.map((word) => (
              <option key={word} value={word}>
                {word}
              </option>
            ))}
          </NativeSelect>
        </div>
        <Button
          disabled={busy || status === null}
          onClick={() => status && apply(status, picked, () => set([]))}
        >
          {busy ? "Saving…" : "Set status"}
        </Button>
      </div>
      <Compare picked={picked} />
      {new Set(picked.map(({ interviewId }) => interviewId)).size === 1 &&
      picked.length <= MAX_OFFERED ? (
        <OfferDialog
          attemptIds={picked.map(({ id }) => id)}
          whom={picked.length === 1 ? "1 person" : `${picked.length} people`}
          company={company}
          phone=""
        />
      ) : null}
      {picked.length <= MAX_PEOPLE ? (
        <WhoMay to="invite">
          <AddDialog attemptIds={picked.map(({ id }) => id)} />
        </WhoMay>
      ) : null}
      <Button variant="ghost" className="ml-auto" onClick={() => set([])}>
        <X /> Clear
      </Button>
    </section>
  );
}

function Compare({ picked }: { picked: BulkRow[] }) {
  const why = whyNot(picked);
  if (why !== null) return <p className="text-muted-foreground text-sm">{why}</p>;
  const ids = picked.map(({ id }) => id);
  const href = comparePath(ids);
  function leave() {
    rememberList(href);
    rememberChosen(ids);
  }
  return (
    <Button asChild variant="outline">
      <Link href={href} prefetch={false} onClick={leave}>
        <Columns2 /> Compare
      </Link>
    </Button>
  );
}

/** What keeps these candidates from standing side by side; null if nothing does. */
function whyNot(picked: BulkRow[]): string | null {
  if (picked.length === 1) return "Select another to compare.";
  if (picked.length > MAX_COMPARED) return `Select up to ${MAX_COMPARED} to compare.`;
  const interviews = new Set(picked.map(({ interviewId }) => interviewId));
  return interviews.size > 1 ? "Select candidates from the same interview to compare." : null;
}

function useBulkStatus() {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  async function apply(status: AttemptStatus, picked: BulkRow[], done: () => void) {
    setBusy(true);
    const attempts = picked.map(({ id, status: from, shown }) => ({ id, from, ...shown }));
    const body: BulkDecision = { status, attempts };
    const answer = await request("/api/attempts/status", { method: "POST", body });
    setBusy(false);
    if (answer.ok) {
      toast.success("Status updated.");
      done();
    } else {
      const description = answer.refusal.message ?? undefined;
      toast.error("Status update failed.", description ? { description } : {});
    }
    void refresh();
  }
  return { apply, busy };
}
