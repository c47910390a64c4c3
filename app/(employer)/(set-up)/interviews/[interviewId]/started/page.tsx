import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { BackToInterviews } from "#components/interviews/back-to-interviews";
import { InterviewTabs } from "#components/interviews/started/interview-tabs";
import { StartedView } from "#components/interviews/started/started-view";
import { StartedNotice } from "#components/plans/gate/started-notice";
import { PageHeader } from "#components/shared/page-header";
import { readInterview } from "#lib/data/interviews/interviews";
import { listStarted } from "#lib/data/interviews/started";
import { reminderWords } from "#lib/documents/mails/owner-texts";
import { toStartedRow } from "#lib/domain/interviews/started";
import { titleIn } from "#lib/domain/interviews/translations";
import { waitingCandidates } from "#lib/domain/plans/waiting";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Started, not finished" };

/** People who started an interview and haven't submitted it: who they are and how to reach them, never an answer. */
export default async function StartedPage(props: PageProps<"/interviews/[interviewId]/started">) {
  const { interviewId } = await props.params;
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const { db, ...workspace } = await employerOrRedirect();
  const [interview, { count, people }] = await Promise.all([
    readInterview(db, interviewId),
    listStarted(db, interviewId),
  ]);
  const { company } = workspace;
  if (interview === null || company === null) notFound();
  const wordsTo = (one: (typeof people)[number]) =>
    reminderWords(one, {
      company: company.name,
      job: titleIn(interview, one.language),
      link: interview.link,
    });
  const unnamed = people.length === 0 ? waitingCandidates(count, workspace) : null;
  return (
    <>
      <BackToInterviews />
      <PageHeader
        title={interview.title}
        description="People who started this interview and haven't submitted it. You see no answers here: they didn't send any."
      />
      <InterviewTabs interviewId={interviewId} current="started" started={count} />
      <StartedView
        people={people.map((one) => toStartedRow(one, wordsTo(one), company.timeZone))}
        notice={unnamed && <StartedNotice {...unnamed} bookingUrl={publicEnv().links.booking} />}
      />
    </>
  );
}
