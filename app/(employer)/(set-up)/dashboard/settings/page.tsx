import type { Metadata } from "next";
import { ChangePasswordDialog } from "#components/account/change-password-dialog";
import { AccountCard } from "#components/company/account-card";
import { CompanyCard } from "#components/company/company-card";
import { PreferencesCard } from "#components/company/preferences-card";
import { RetentionCard } from "#components/company/retention-card";
import { TeamCard } from "#components/company/team-card";
import { TextCard } from "#components/company/text-card";
import { WeeklyHoursForm } from "#components/company/weekly-hours-form";
import { PageHeader } from "#components/shared/page-header";
import { readKept } from "#lib/data/company/retention";
import { readTeam } from "#lib/data/company/team";
import { listInterviews } from "#lib/data/interviews/interviews";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { readKeywords } from "#lib/data/results/texts";
import { toFormValues } from "#lib/domain/company/company";
import { may } from "#lib/domain/company/team";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { runningPlan } from "#lib/domain/plans/billing";
import { lockOf } from "#lib/domain/plans/features";
import { supportPhone } from "#lib/domain/plans/phone-support";
import { zoneName } from "#lib/domain/text/dates";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Company Settings" };

export default async function SettingsPage() {
  const { db, userId, email, access, profile, company, subscription, role, ...choices } =
    await employerOrRedirect();
  const isOwner = may(role, "own");
  const [customer, kept, team, interviews, texts] = await Promise.all([
    findCustomer(db, userId),
    readKept(db),
    readTeam(db),
    isOwner ? listInterviews(db) : [],
    readKeywords(db),
  ]);
  const companyName = company?.name ?? "Your company";
  const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <>
      <PageHeader
        title="Company Settings"
        description="Manage your company information and branding"
      />
      <div className="flex flex-col gap-6">
        {isOwner ? (
          <CompanyCard initial={toFormValues(profile, company)} lock={lockOf(access, "branding")} />
        ) : null}
        {team ? (
          <TeamCard
            team={team}
            isOwner={isOwner}
            interviews={interviews.map(({ id, title }) => ({ id, title }))}
            companyName={companyName}
          />
        ) : null}
        <PreferencesCard
          mailNewAnswers={choices.mailNewAnswers}
          mailDetails={choices.mailDetails}
        />
        {isOwner ? (
          <>
            <WeeklyHoursForm
              hours={company?.weeklyHours ?? null}
              zone={zoneName(new Date(), timeZone)}
            />
            <TextCard {...texts} contact={publicEnv().contactEmail} />
            <RetentionCard
              {...kept}
              retention={company?.retention ?? null}
              timeZone={timeZone}
              me={{ userId, name: profile?.firstName || email }}
            />
          </>
        ) : null}
        <AccountCard
          email={email}
          companyName={companyName}
          isOwner={isOwner}
          password={<ChangePasswordDialog email={email} />}
          plan={access.plan}
          phone={supportPhone(access.plan, publicEnv().supportPhone)}
          lost={{ credit: customer?.credit ?? 0, running: runningPlan(subscription) }}
        />
      </div>
    </>
  );
}
