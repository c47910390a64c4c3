"use client";

import { Send } from "lucide-react";
import { toast } from "sonner";
import { useRefresh } from "#components/shared/use-refresh";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { atsDeliveryPath } from "#lib/domain/core/integration-routes";
import { atsName } from "#lib/domain/integrations/catalogue";
import {
  deliverySentence,
  documentsNote,
  movedNote,
  sendLabel,
} from "#lib/domain/integrations/delivery-words";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { ATS_SECTION } from "./ats-chip";

type AtsDeliveryProps = {
  result: Pick<ResultDetail, "id" | "ats" | "scoring">;
  /** The id of the connected ATS, if the plan includes it; null otherwise. */
  connected: string | null;
};

/** Where this candidate's documents stand at the company's ATS, and the way to send them. */
export function AtsDelivery({ result: { id, ats, scoring }, connected }: AtsDeliveryProps) {
  const refresh = useRefresh();
  const { send, busy, rest } = useSend();
  const { delivery, linkedJob } = ats;
  const sendable = connected !== null && linkedJob !== null;
  if (delivery === null && !sendable) return null;

  async function sendNow() {
    if (busy) return;
    const queued = await send(atsDeliveryPath(id), {});
    rest();
    if (queued) toast.success("On its way to your ATS");
    else toast.error("This couldn't be sent. Nothing was changed.");
    void refresh();
  }

  const target = atsName(connected ?? "");
  const name = delivery ? atsName(delivery.appId) : target;
  const waits = delivery?.state === "queued" || (delivery === null && scoring);
  const notes = sendable ? [movedNote(ats, target), documentsNote(connected)] : [];
  return (
    <section
      id={ATS_SECTION}
      aria-labelledby="ats-title"
      tabIndex={-1}
      className="mt-8 flex scroll-mt-24 flex-wrap items-center justify-between gap-3 rounded-lg border bg-card px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <h2 id="ats-title" className="font-semibold">
          <span>{name}</span> · <span>{delivery?.jobTitle ?? linkedJob}</span>
        </h2>
        <p aria-live="polite" className="text-muted-foreground">
          {delivery
            ? deliverySentence(delivery)
            : scoring
              ? "The PDFs are sent automatically once this candidate is scored."
              : "Not sent yet."}
        </p>
        {notes.map((note) =>
          note === null ? null : (
            <p key={note} className="mt-1 text-muted-foreground">
              {note}
            </p>
          ),
        )}
      </div>
      {sendable && !waits ? (
        <Button variant="outline" aria-disabled={busy} onClick={() => void sendNow()}>
          <Send /> {sendLabel(ats, target)}
        </Button>
      ) : null}
    </section>
  );
}
