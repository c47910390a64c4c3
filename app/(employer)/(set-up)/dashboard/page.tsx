import type { Metadata } from "next";
import { after } from "next/server";
import { CandidatesUsed } from "#components/dashboard/candidates-used";
import { DashboardNotices } from "#components/dashboard/dashboard-notices";
import { Greetings } from "#components/dashboard/greetings";
import { QuickActions } from "#components/dashboard/quick-actions";
import { RecentInterviews } from "#components/dashboard/recent-interviews";
import { StatCards } from "#components/dashboard/stat-cards";
import { WaitingNotice } from "#components/plans/gate/waiting-notice";
import { CallSheet } from "#components/results/calls/call-sheet";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { PageHeader } from "#components/shared/page-header";
import { noteDashboardOpened, readDashboard } from "#lib/data/interviews/dashboard";
import { callWords } from "#lib/documents/mails/owner-texts";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { greeting, hiringAt } from "#lib/domain/interviews/dashboard";
import { nextChargeText } from "#lib/domain/plans/next-charge";
import { waitingCandidates } from "#lib/domain/plans/waiting";
import { publicEnv } from "#lib/env/public";
import { readCallSheet } from "#lib/http/call-sheet";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const { db, userId, ...workspace } = await employerOrRedirect();
  const now = new Date();
  const { profile, company, access, nextMonth, isLimited } = workspace;
  const calls = readCallSheet(db);
  const { figures, interviews } = await readDashboard(db);
  const { firstVisit, asked, used, fullRooms } = figures;
  const waiting = waitingCandidates(figures.waiting, workspace);
  if (firstVisit) after(() => noteDashboardOpened(db, userId, now));
  const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const charge = nextChargeText(workspace, timeZone);
  const spent = { plan: access.plan, used, nextMonth, charge, timeZone };
  return (
    <>
      <PageHeader
        title={greeting(firstVisit, profile?.firstName)}
        description={company ? hiringAt(company.name, isLimited) : undefined}
        actions={
          // Where the list stands within the first screen, its own button is enough while it is empty.
          <div className={interviews.length > 0 ? undefined : "lg:hidden"}>
            <CreateInterviewButton />
          </div>
        }
      />
      <Greetings
        userId={userId}
        mask={company?.completionBitmask ?? ""}
        hasCandidates={figures.candidates > 0}
      />
      {figures.candidates > 0 ? (
        <CallSheet calls={calls} firstWords={callWords(company?.name)} interviewId={null} />
      ) : null}
      <StatCards {...figures} />
      <div className="mt-3 flex flex-col gap-3 sm:mt-4 sm:gap-4">
        {waiting ? <WaitingNotice {...waiting} bookingUrl={publicEnv().links.booking} /> : null}
        <DashboardNotices full={fullRooms} asked={asked} />
        {isLimited ? null : <CandidatesUsed {...spent} />}
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:mt-4 sm:gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentInterviews interviews={interviews} timeZone={timeZone} />
        <QuickActions />
      </div>
    </>
  );
}
