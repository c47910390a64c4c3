import { Badge } from "#components/ui/badge";
import { Card } from "#components/ui/card";
import { hasBegun, KIND_TEXTS, type Offer } from "#lib/domain/results/booking";
import { pickedRow } from "#lib/domain/results/bulk";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { type Offering, toOffering } from "#lib/domain/results/weekly-hours";
import { duration, instant } from "#lib/domain/text/words";
import { TextLog } from "../texts/text-log";
import { BookingActions } from "./booking-actions";
import { OfferDialog } from "./offer-dialog";

type NextStepProps = {
  result: Pick<ResultDetail, "id" | "name" | "phone" | "status" | "shown" | "texts">;
  offers: Offer[];
  company: Offering | null;
  now?: Date;
};

const SHOWN = 8;

/** The times that a candidate is offered, the one that they picked, and whether they came. */
export function NextStep({ result, offers, company, now = new Date() }: NextStepProps) {
  const { id, name, phone, status } = result;
  const open = offers.some(
    (offer) =>
      (offer.state === "offered" && offer.times.length > 0) ||
      (offer.state === "booked" && !hasBegun(offer, now)),
  );
  return (
    <>
      <section aria-labelledby="next-step">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 id="next-step" className="font-semibold text-xl">
              Next step
            </h2>
            {offers.length === 0 ? (
              <p className="text-muted-foreground max-sm:sr-only">Nothing booked yet</p>
            ) : null}
          </div>
          {open || status === "Rejected" ? null : (
            <OfferDialog
              people={1}
              choice={{ picked: [pickedRow(result)] }}
              whom={name}
              company={company && toOffering(company)}
              phone={phone ?? ""}
            />
          )}
        </div>
        {status === "Rejected" ? (
          <p className="text-muted-foreground">
            Rejected, so nothing can be booked. If you change the status, you can offer times again;
            what was called off stays off.
          </p>
        ) : null}
        {offers.length === 0 ? null : (
          <Card className="mt-3">
            <ul className="divide-y">
              {offers.map((offer) => (
                <li key={offer.id} className="flex flex-col gap-2 px-5 py-4 sm:px-6">
                  <OfferLines offer={offer} begun={hasBegun(offer, now)} />
                  <BookingActions
                    attemptId={id}
                    name={name}
                    phone={phone}
                    offer={offer}
                    begun={hasBegun(offer, now)}
                  />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </section>
      <TextLog texts={result.texts ?? []} />
    </>
  );
}

function OfferLines({ offer, begun }: { offer: Offer; begun: boolean }) {
  const { kind, minutes, place, host, starts, times, timeZone, moves } = offer;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold">
          {starts ? instant(starts, "en", timeZone) : waitingWords(offer)}
        </strong>
        <StateBadge offer={offer} begun={begun} />
      </p>
      <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
        {[
          KIND_TEXTS[kind],
          duration(minutes, "en"),
          place,
          host && `with ${host}`,
          moves > 0 && (moves === 1 ? "moved once" : `moved ${moves} times`),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {offer.unmailed ? (
        <p className="font-medium text-destructive text-sm">
          Couldn't be mailed. Call or text them.
        </p>
      ) : null}
      {offer.state === "offered" && times.length > 0 ? (
        <ul className="mt-2 text-sm">
          {times.slice(0, SHOWN).map((time) => (
            <li key={time}>{instant(time, "en", timeZone)}</li>
          ))}
          {times.length > SHOWN ? (
            <li className="text-muted-foreground">{`${times.length - SHOWN} more after that`}</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}

function waitingWords({ state, times }: Offer): string {
  if (state === "declined") return "They said no";
  if (state === "called_off") return "Called off";
  if (times.length === 0) return "No time was picked";
  return times.length === 1 ? "1 time to choose from" : `${times.length} times to choose from`;
}

function StateBadge({ offer: { state, times }, begun }: { offer: Offer; begun: boolean }) {
  if (state === "no_show") return <Badge variant="medium">Didn't show up</Badge>;
  if (state === "booked") return begun ? null : <Badge variant="good">Booked</Badge>;
  return state === "offered" && times.length > 0 ? (
    <Badge variant="neutral">Waiting for their pick</Badge>
  ) : null;
}
