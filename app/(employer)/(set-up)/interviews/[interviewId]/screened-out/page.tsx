import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { BackToInterview } from "#components/interviews/back-to-interviews";
import { ScreenedOutList } from "#components/interviews/screened-out/screened-out-list";
import { PageHeader } from "#components/shared/page-header";
import { readInterview } from "#lib/data/interviews/interviews";
import { listScreenedOut } from "#lib/data/interviews/screened-out";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "People who didn't pass" };

export default async function ScreenedOutPage(
  props: PageProps<"/interviews/[interviewId]/screened-out">,
) {
  const { interviewId } = await props.params;
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const { db, company } = await employerOrRedirect();
  const interview = await readInterview(db, interviewId);
  if (interview === null) notFound();
  const people = await listScreenedOut(db, interview, company?.timeZone ?? DEFAULT_TIME_ZONE);
  return (
    <>
      <BackToInterview interview={interview} />
      <PageHeader
        title="People who didn't pass"
        description="Your own knockout questions stopped them, not a score. They saw a friendly message, and you can let anyone in."
      />
      {people.length > 0 ? (
        <ScreenedOutList people={people} />
      ) : (
        <p className="rounded-lg border border-dashed px-6 py-12 text-center text-muted-foreground">
          Nobody was stopped by your knockout questions.
        </p>
      )}
    </>
  );
}
