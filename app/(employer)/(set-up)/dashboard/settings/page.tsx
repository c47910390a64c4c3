import type { Metadata } from "next";
import { ChangePasswordDialog } from "#components/account/change-password-dialog";
import { AccountCard } from "#components/company/account-card";
import { CompanyForm } from "#components/company/company-form";
import { PreferencesCard } from "#components/company/preferences-card";
import { PageHeader } from "#components/shared/page-header";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { readMailChoice, readProfile } from "#lib/data/account/profiles";
import { readCompany } from "#lib/data/company/companies";
import { readAccess } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { toFormValues } from "#lib/domain/company/company";
import { launchLock } from "#lib/domain/plans/plan-locks";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Company Settings" };

export default async function SettingsPage() {
  const { db, userId, email } = await employerOrRedirect();
  const [access, profile, company, customer, mailNewAnswers] = await Promise.all([
    readAccess(db, userId),
    readProfile(db, userId),
    readCompany(db, userId),
    findCustomer(db, userId),
    readMailChoice(db, userId),
  ]);
  return (
    <>
      <PageHeader
        title="Company Settings"
        description="Manage your company information and branding"
      />
      <div className="flex flex-col gap-6">
        <Card className="max-w-3xl">
          <CardHeader>
            <CardTitle>Company Profile</CardTitle>
          </CardHeader>
          <CardContent>
            <CompanyForm
              mode="update"
              initial={toFormValues(profile, company)}
              lock={launchLock(access)}
            />
          </CardContent>
        </Card>
        <PreferencesCard mailNewAnswers={mailNewAnswers} />
        <AccountCard
          email={email}
          companyName={company?.name ?? "Your company"}
          password={<ChangePasswordDialog email={email} />}
          plan={access.plan}
          credit={customer?.credit ?? 0}
        />
      </div>
    </>
  );
}
