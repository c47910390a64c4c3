import type { Metadata } from "next";
import { InterviewList } from "#components/interviews/list/interview-list";
import { InterviewsError } from "#components/interviews/list/interviews-error";
import { NoInterviews } from "#components/interviews/list/no-interviews";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { PageHeader } from "#components/shared/page-header";
import { listInterviews } from "#lib/data/interviews/interviews";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { AppError } from "#lib/domain/core/errors";
import { toListItem } from "#lib/domain/interviews/interview-list";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Interviews" };

export default async function InterviewsPage() {
  const { db, company } = await employerOrRedirect();
  const interviews = await listInterviews(db).catch(reason);
  const zone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const now = new Date();
  const failure = typeof interviews === "string" ? interviews : null;
  const rows = typeof interviews === "string" ? [] : interviews;
  return (
    <>
      <PageHeader
        title="Interviews"
        description="Share a link and see who answered."
        actions={rows.length > 0 ? <CreateInterviewButton /> : null}
      />
      {failure !== null ? (
        <InterviewsError message={failure} />
      ) : rows.length === 0 ? (
        <NoInterviews />
      ) : (
        <InterviewList interviews={rows.map((one) => toListItem(one, zone, now))} />
      )}
    </>
  );
}

function reason(error: unknown): string {
  return error instanceof AppError ? error.message : "Unknown error";
}
