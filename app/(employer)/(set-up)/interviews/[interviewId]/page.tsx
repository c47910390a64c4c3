import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { BackToInterviews } from "#components/interviews/back-to-interviews";
import { InviteButton } from "#components/interviews/invites/invite-button";
import { ScreenedOutLink } from "#components/interviews/screened-out/screened-out-link";
import { ShareInterview } from "#components/interviews/share/share-interview";
import { InterviewTabs } from "#components/interviews/started/interview-tabs";
import { waitingParts } from "#components/plans/gate/waiting-parts";
import { CallSheet } from "#components/results/calls/call-sheet";
import { ResultsView } from "#components/results/list/results-view";
import { LegalHoldStatus } from "#components/shared/legal-hold-status";
import { PageHeader } from "#components/shared/page-header";
import { readInterview } from "#lib/data/interviews/interviews";
import { readList } from "#lib/data/results/list";
import { callWords } from "#lib/documents/mails/owner-texts";
import { interviewPath } from "#lib/domain/core/routes";
import { lockOf } from "#lib/domain/plans/features";
import { waitingCandidates } from "#lib/domain/plans/waiting";
import { parseResultQuery } from "#lib/domain/results/result-query";
import { ADVICE } from "#lib/domain/results/results";
import { publicEnv } from "#lib/env/public";
import { readCallSheet } from "#lib/http/call-sheet";
import { describeError, log } from "#lib/http/log";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Candidates for an interview" };
const DEFAULT_SORT = "rating"; // One interview's list is a shortlist.
export default async function InterviewPage(props: PageProps<"/interviews/[interviewId]">) {
  const { interviewId } = await props.params;
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const { db, ...workspace } = await employerOrRedirect();
  const query = parseResultQuery(await props.searchParams, DEFAULT_SORT);
  const calls = readCallSheet(db, interviewId);
  const [interview, list] = await Promise.all([
    readInterview(db, interviewId),
    readList(db, query, { interviewId }),
  ]);
  if (interview === null) notFound();
  if ("problem" in list) log("error", list.problem, { error: describeError(list.cause) });
  const facts = "facts" in list ? list.facts : { total: 0, waiting: 0, started: 0, hold: null };
  const firstWords = callWords(workspace.company?.name);
  const share = <ShareInterview interview={interview} company={workspace.company} />;
  return (
    <>
      <BackToInterviews />
      <PageHeader
        title={interview.title}
        description={`Everyone who completed this interview. ${ADVICE}`}
        actions={<InviteButton interviewId={interviewId}>{facts.total > 0 && share}</InviteButton>}
      />
      <InterviewTabs interviewId={interviewId} current="answered" started={facts.started} />
      {interview.screening.length > 0 ? <ScreenedOutLink interviewId={interviewId} /> : null}
      <CallSheet calls={calls} firstWords={firstWords} interviewId={interviewId} />
      <ResultsView
        list={list}
        query={query}
        interviewId={interviewId}
        company={workspace.company}
        pdfLock={lockOf(workspace.access, "pdf", workspace)}
        defaultSort={DEFAULT_SORT}
        base={interviewPath(interviewId)}
        emptyAction={share}
        {...waitingParts(waitingCandidates(facts.waiting, workspace), publicEnv().links.booking)}
      />
      <LegalHoldStatus on={{ interviewId }} name={interview.title} hold={facts.hold} />
    </>
  );
}
