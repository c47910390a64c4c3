import type { Metadata } from "next";
import { ChangePasswordDialog } from "#components/account/change-password-dialog";
import { AccountCard } from "#components/company/account-card";
import { CompanyCard } from "#components/company/company-card";
import { PreferencesCard } from "#components/company/preferences-card";
import { RetentionCard } from "#components/company/retention-card";
import { TeamCard } from "#components/company/team-card";
import { TextCard } from "#components/company/text-card";
import { WeeklyHoursCard } from "#components/company/weekly-hours-card";
import { PageHeader } from "#components/shared/page-header";
import { readSettings } from "#lib/data/account/settings";
import { toFormValues } from "#lib/domain/company/company";
import { may, settingsWords } from "#lib/domain/company/team";
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
  const { mailAnswers, mailDetails } = choices;
  const settings = await readSettings(db, userId, may(role, "own"));
  const { customer, team, interviews } = settings;
  const { number, ...kept } = settings.kept;
  const companyName = company?.name ?? "Your company";
  const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const zone = zoneName(new Date(), timeZone);
  return (
    <>
      <PageHeader title="Company Settings" description={settingsWords(role)} />
      <div className="flex flex-col gap-6">
        <CompanyCard initial={toFormValues(profile, company)} lock={lockOf(access, "branding")} />
        <TeamCard
          team={team}
          interviews={interviews}
          companyName={companyName}
          ownsOne={choices.companies.some(({ mine }) => mine)}
        />
        <PreferencesCard mailAnswers={mailAnswers} mailDetails={mailDetails} seat={role} />
        <WeeklyHoursCard hours={company?.weeklyHours ?? null} zone={zone} />
        <TextCard number={number} interviews={interviews} contact={publicEnv().contactEmail} />
        <RetentionCard {...kept} retention={company?.retention ?? null} timeZone={timeZone} />
        <AccountCard
          email={email}
          companyName={companyName}
          password={<ChangePasswordDialog email={email} />}
          plan={access.plan}
          phone={supportPhone(access.plan, publicEnv().supportPhone)}
          lost={{ credit: customer?.credit ?? 0, running: runningPlan(subscription) }}
        />
      </div>
    </>
  );
}
