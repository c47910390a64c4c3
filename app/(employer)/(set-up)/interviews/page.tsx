import type { Metadata } from "next";
import { InterviewList } from "#components/interviews/list/interview-list";
import { InterviewsError } from "#components/interviews/list/interviews-error";
import { NoInterviews } from "#components/interviews/list/no-interviews";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { PageHeader } from "#components/shared/page-header";
import { listInterviews, readInterviewAnswers } from "#lib/data/interviews/interviews";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { AppError } from "#lib/domain/core/errors";
import { NO_ANSWERS, toListItem } from "#lib/domain/interviews/interview-list";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Interviews" };

export default async function InterviewsPage() {
  const { db, company } = await employerOrRedirect();
  const [interviews, answers] = await Promise.all([
    listInterviews(db).catch(reason),
    readInterviewAnswers(db).catch(reason),
  ]);
  const zone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const now = new Date();
  const failure = [interviews, answers].find((one) => typeof one === "string");
  const rows =
    typeof interviews === "string" || typeof answers === "string"
      ? []
      : interviews.map((one) => toListItem(one, answers.get(one.id) ?? NO_ANSWERS, zone, now));
  return (
    <>
      <PageHeader
        title="Interviews"
        description="Share a link and see who answered."
        actions={rows.length > 0 ? <CreateInterviewButton /> : null}
      />
      {failure !== undefined ? (
        <InterviewsError message={failure} />
      ) : rows.length === 0 ? (
        <NoInterviews />
      ) : (
        <InterviewList interviews={rows} />
      )}
    </>
  );
}

function reason(error: unknown): string {
  return error instanceof AppError ? error.message : "Unknown error";
}
