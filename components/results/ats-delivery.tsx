"use client";

import { Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { atsName } from "#lib/domain/integrations/catalogue";
import { deliverySentence } from "#lib/domain/integrations/delivery";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { atsDeliveryPath } from "#lib/domain/site/integration-routes";

type AtsDeliveryProps = {
  result: Pick<ResultDetail, "id" | "ats" | "scoring">;
  /** The id of the connected ATS, where the plan includes it; null otherwise. */
  connected: string | null;
};

/** Where this candidate's documents stand at the company's ATS, and the way to send them. */
export function AtsDelivery({ result: { id, ats, scoring }, connected }: AtsDeliveryProps) {
  const router = useRouter();
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
    router.refresh();
  }

  const name = atsName(delivery?.appId ?? connected ?? "");
  const waits = delivery?.state === "queued" || (delivery === null && scoring);
  return (
    <section
      aria-labelledby="ats"
      className="mt-8 flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-card px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="ats" className="font-semibold [overflow-wrap:anywhere]">
          {name} · {delivery?.jobTitle ?? linkedJob}
        </h2>
        <p aria-live="polite" className="text-muted-foreground">
          {delivery
            ? deliverySentence(delivery)
            : scoring
              ? "The PDFs are sent automatically once this candidate is scored."
              : "Not sent yet."}
        </p>
      </div>
      {sendable && !waits ? (
        <Button variant="outline" aria-disabled={busy} onClick={() => void sendNow()}>
          <Send /> {delivery === null ? `Send to ${name}` : "Send again"}
        </Button>
      ) : null}
    </section>
  );
}
