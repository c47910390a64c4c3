import Link from "next/link";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { RECENT_REQUEST_DAYS } from "#lib/domain/room/accommodations";

/** How many candidates asked for an accommodation of late: what they chose holds, and a note may wait for an answer. */
export function AccommodationsNotice({ count }: { count: number }) {
  const asked =
    count === 1
      ? `1 candidate asked for an accommodation in the last ${RECENT_REQUEST_DAYS} days.`
      : `${count} candidates asked for accommodations in the last ${RECENT_REQUEST_DAYS} days.`;
  return (
    <Alert className="sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          {asked} The changes they asked for are already on. They may also have left you a note.
        </p>
        <Button asChild variant="outline" size="sm">
          <Link href={routes.accommodations}>
            {count === 1 ? "See the request" : "See the requests"}
          </Link>
        </Button>
      </div>
    </Alert>
  );
}
