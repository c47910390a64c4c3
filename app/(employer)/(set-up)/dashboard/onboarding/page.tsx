import type { Metadata } from "next";
import { GettingStarted } from "#components/dashboard/getting-started";
import { PageHeader } from "#components/shared/page-header";
import { readDashboardCounts } from "#lib/data/interviews/dashboard";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Getting Started" };

export default async function GettingStartedPage() {
  const { db } = await employerOrRedirect();
  const counts = await readDashboardCounts(db);
  return (
    <>
      <PageHeader
        title="Getting Started"
        description="Three steps to your first ranked shortlist."
      />
      <GettingStarted interviews={counts.interviews} candidates={counts.candidates} />
    </>
  );
}
