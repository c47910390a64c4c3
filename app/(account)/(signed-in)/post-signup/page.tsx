import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountHeading } from "#components/account/account-heading";
import { AccountOptions } from "#components/account/account-options";
import { BrokenSession } from "#components/account/broken-session";
import { CompanyForm } from "#components/company/company-form";
import { CompanySwitch } from "#components/dashboard/company-switch";
import { toFormValues } from "#lib/domain/company/company";
import { routes } from "#lib/domain/core/routes";
import { lockOf } from "#lib/domain/plans/features";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Set up your company" };

const SET_UP = "Let's set up your account in under 1 minute.";

export default async function PostSignupPage() {
  const { access, subscription, profile, company, companies, left } = await employerOrRedirect();
  if (profile === null) return <BrokenSession />;
  if (!profile.termsAccepted) redirect(routes.completeProfile);
  if (company?.completed) redirect(routes.dashboard);
  return (
    <>
      <AccountHeading wide title="Welcome to Rolecall!">
        {left ? `You're no longer a member of the company you joined. ${SET_UP}` : SET_UP}
      </AccountHeading>
      <CompanyForm
        mode="create"
        initial={toFormValues(profile, company)}
        lock={lockOf(access, "branding")}
        trades={INDUSTRIES.map(({ slug, company }) => ({ slug, company }))}
      />
      <p className="mt-4 text-center text-muted-foreground text-sm">Takes ~60 seconds.</p>
      {company && companies.length > 1 ? (
        <div className="mt-8 flex flex-col gap-2">
          <p className="px-3">Or go on working in another company:</p>
          <CompanySwitch chosen={company.id} companies={companies} />
        </div>
      ) : null}
      <AccountOptions subscribed={subscription !== null} supportUrl={publicEnv().links.support} />
    </>
  );
}
