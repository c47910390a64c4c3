import { Award, ClipboardList, UserCheck, Users } from "lucide-react";
import type { Metadata } from "next";
import { CandidatesUsed } from "#components/dashboard/candidates-used";
import { NewsLines } from "#components/dashboard/news-lines";
import { QuickActions } from "#components/dashboard/quick-actions";
import { RecentInterviews } from "#components/dashboard/recent-interviews";
import { StatCard } from "#components/dashboard/stat-card";
import { WaitingLine } from "#components/plans/waiting-line";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { PageHeader } from "#components/shared/page-header";
import { readProfile } from "#lib/data/account/profiles";
import { readCompany } from "#lib/data/company/companies";
import { readDashboardCounts, readRecentInterviews } from "#lib/data/interviews/dashboard";
import { readAccess, readNextMonth, usedCount } from "#lib/data/plans/billing";
import { readWaitingCandidates } from "#lib/data/room/waiting-candidates";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const { db, userId } = await employerOrRedirect();
  const [profile, company, counts, recent, access, used, nextMonth, waiting] = await Promise.all([
    readProfile(db, userId),
    readCompany(db, userId),
    readDashboardCounts(db),
    readRecentInterviews(db, 3),
    readAccess(db, userId),
    usedCount(db),
    readNextMonth(db, userId, new Date()),
    readWaitingCandidates(db, userId),
  ]);
  const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <>
      <PageHeader
        title={profile?.firstName ? `Welcome back, ${profile.firstName}` : "Welcome back"}
        description={company ? `Here's how hiring is going at ${company.name}.` : undefined}
        actions={recent.length > 0 ? <CreateInterviewButton /> : null}
      />
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <StatCard icon={Users} label="Candidates" value={counts.candidates} />
        <StatCard icon={ClipboardList} label="Interviews" value={counts.interviews} />
        <StatCard icon={Award} label="Qualified" value={counts.qualified} />
        <StatCard icon={UserCheck} label="Hired" value={counts.hired} />
      </dl>
      <div className="mt-3 flex flex-col gap-3 sm:mt-4 sm:gap-4">
        {waiting ? <WaitingLine {...waiting} bookingUrl={publicEnv().links.booking} /> : null}
        <NewsLines {...counts} />
        <CandidatesUsed plan={access.plan} {...{ used, nextMonth, timeZone }} />
      </div>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:mt-4 sm:gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <RecentInterviews interviews={recent} timeZone={timeZone} />
        <QuickActions />
      </div>
    </>
  );
}
