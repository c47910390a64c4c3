import Link from "next/link";
import { Card } from "#components/ui/card";
import { responsePath } from "#lib/domain/core/routes";
import { KIND_TEXTS, type Upcoming as Row } from "#lib/domain/results/booking";
import { instant } from "#lib/domain/text/words";

type UpcomingProps = { bookings: Row[]; showInterview: boolean };

const SHOWN = 8;

/** Who comes next, and who was to come in the last day. */
export function Upcoming({ bookings, showInterview }: UpcomingProps) {
  if (bookings.length === 0) return null;
  const later = bookings.length - SHOWN;
  return (
    <Card className="mb-3 sm:mb-4">
      <h3 className="border-b px-4 py-3 font-semibold sm:px-5">Booked</h3>
      <ol className="divide-y">
        {bookings
          .slice(0, SHOWN)
          .map(({ id, attemptId, name, interview, kind, place, starts, timeZone }) => (
            <li key={id} className="flex flex-wrap gap-x-4 px-4 py-3 sm:px-5">
              <span className="font-medium">{instant(starts, "en", timeZone)}</span>
              <span className="text-muted-foreground [overflow-wrap:anywhere]">
                <Link
                  href={responsePath(attemptId)}
                  dir="auto"
                  className="font-medium text-foreground underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
                {[KIND_TEXTS[kind], place, showInterview && interview]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)}
              </span>
            </li>
          ))}
      </ol>
      {later > 0 ? (
        <p className="border-t px-4 py-3 text-muted-foreground text-sm sm:px-5">{`${later} more after that`}</p>
      ) : null}
    </Card>
  );
}
