import type { Metadata } from "next";
import { GettingStarted } from "#components/dashboard/getting-started";
import { PageHeader } from "#components/shared/page-header";
import { readInterviewLink } from "#lib/data/interviews/interviews";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Getting Started" };

export default async function GettingStartedPage() {
  const { db, company } = await employerOrRedirect("edit");
  const id = company?.firstInterviewId ?? null;
  const link = id === null ? null : await readInterviewLink(db, id);
  return (
    <>
      <PageHeader
        title="Getting Started"
        description="Five steps to your first ranked shortlist. The last two are optional."
      />
      <GettingStarted
        mask={company?.completionBitmask ?? "0000"}
        interview={id !== null && link !== null ? { id, link } : null}
      />
    </>
  );
}
