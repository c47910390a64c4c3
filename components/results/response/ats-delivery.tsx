import { WhoMay } from "#components/shared/role";
import { atsName } from "#lib/domain/integrations/catalogue";
import {
  deliverySentence,
  documentsNote,
  movedNote,
  sendLabel,
} from "#lib/domain/integrations/delivery-words";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { ATS_SECTION } from "./ats-chip";
import { AtsSend } from "./ats-send";

type AtsDeliveryProps = {
  result: Pick<ResultDetail, "id" | "ats" | "scoring">;
  /** The id of the connected ATS, if the plan includes it; null otherwise. */
  connected: string | null;
};

/** Where this candidate's documents stand at the company's ATS, and the way to send them. */
export function AtsDelivery({ result: { id, ats, scoring }, connected }: AtsDeliveryProps) {
  const { delivery, linkedJob } = ats;
  const sendable = connected !== null && linkedJob !== null;
  if (delivery === null && !sendable) return null;

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
        <WhoMay to="decide">
          <AtsSend attemptId={id} label={sendLabel(ats, target)} />
        </WhoMay>
      ) : null}
    </section>
  );
}
