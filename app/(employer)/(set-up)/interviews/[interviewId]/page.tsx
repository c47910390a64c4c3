import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { z } from "zod";
import { BackToInterviews } from "#components/interviews/back-to-interviews";
import { InviteButton } from "#components/interviews/invites/invite-button";
import { ScreenedOutLink } from "#components/interviews/screened-out-link";
import { waitingParts } from "#components/plans/waiting-parts";
import { ResultsView } from "#components/results/results-view";
import { CopyButton } from "#components/shared/copy-button";
import { HoldLine } from "#components/shared/hold-line";
import { PageHeader } from "#components/shared/page-header";
import { findHold } from "#lib/data/company/retention";
import { readInterview } from "#lib/data/interviews/interviews";
import { listResults } from "#lib/data/results/results";
import { readWaitingCandidates } from "#lib/data/room/waiting-candidates";
import { parseResultQuery, resultHref } from "#lib/domain/results/result-query";
import { interviewPath } from "#lib/domain/site/routes";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Candidates of an interview" };

const DEFAULT_SORT = "rating"; // One interview's list is a shortlist.

export default async function InterviewPage(props: PageProps<"/interviews/[interviewId]">) {
  const { interviewId } = await props.params;
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const { db, userId } = await employerOrRedirect();
  const query = parseResultQuery(await props.searchParams, DEFAULT_SORT);
  const [interview, page, waiting, hold] = await Promise.all([
    readInterview(db, interviewId),
    listResults(db, query, interviewId),
    readWaitingCandidates(db, userId, interviewId),
    findHold(db, { interviewId }),
  ]);
  if (interview === null) notFound();
  const base = interviewPath(interviewId);
  if (page.rows.length === 0 && query.page > 1) {
    redirect(resultHref(base, { ...query, page: 1 }, DEFAULT_SORT));
  }
  const copy = <CopyButton value={interview.link} label="Copy interview link" />;
  return (
    <>
      <BackToInterviews />
      <PageHeader
        title={interview.title}
        description="Everyone who answered this interview. Scores are advice; you decide."
        actions={<InviteButton interviewId={interviewId}>{page.total > 0 && copy}</InviteButton>}
      />
      {interview.screening.length > 0 ? <ScreenedOutLink interviewId={interviewId} /> : null}
      <ResultsView
        {...{ page, query, base, defaultSort: DEFAULT_SORT }}
        showInterview={false}
        emptyAction={copy}
        {...waitingParts(waiting, publicEnv().links.booking)}
      />
      <HoldLine on={{ interviewId }} name={interview.title} hold={hold} />
    </>
  );
}
