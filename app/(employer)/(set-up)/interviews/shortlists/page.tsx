import type { Metadata } from "next";
import { BackToCandidates } from "#components/results/back-button";
import { ShortlistList } from "#components/results/shortlists/shortlist-list";
import { PageHeader } from "#components/shared/page-header";
import { listShortlists } from "#lib/data/results/shortlists";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Shortlists" };

export default async function ShortlistsPage() {
  const { db } = await employerOrRedirect("invite");
  return (
    <>
      <div className="mb-2">
        <BackToCandidates />
      </div>
      <PageHeader
        title="Shortlists"
        description="Candidates of one or more interviews, in your order, for a client or for yourself."
      />
      <ShortlistList lists={await listShortlists(db)} />
    </>
  );
}
