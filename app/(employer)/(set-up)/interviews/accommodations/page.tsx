import type { Metadata } from "next";
import Link from "next/link";
import { AccommodationList } from "#components/results/accommodations/accommodation-list";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { listAccommodations } from "#lib/data/room/accommodations";
import { routes } from "#lib/domain/core/routes";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Accommodation requests" };

export default async function AccommodationsPage() {
  const { db } = await employerOrRedirect("own");
  const requests = await listAccommodations(db);
  return (
    <>
      <PageHeader
        title="Accommodation requests"
        description="The help candidates asked for to take the interview. Only you, the company's owner, can see this. It plays no part in scoring."
        actions={
          <Button asChild variant="outline">
            <Link href={routes.candidates}>Back to candidates</Link>
          </Button>
        }
      />
      <AccommodationList requests={requests} />
    </>
  );
}
