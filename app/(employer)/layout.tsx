import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { VerifyBanner } from "#components/account/verify-banner";
import { Shell } from "#components/dashboard/shell";
import { BillingBanner } from "#components/plans/billing-banner";
import { BeforeSetUp } from "#components/plans/gate/before-set-up";
import { PersistentToast } from "#components/shared/persistent-toast";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { RoleProvider } from "#components/shared/role";
import { UnsavedGuard } from "#components/shared/unsaved-guard";
import { Toaster } from "#components/ui/toaster";
import { isGrantedManually } from "#lib/domain/plans/billing";
import { billingNotice } from "#lib/domain/plans/billing-notice";
import { authOf, employerOrRedirect } from "#lib/http/session";

export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const { userId, email, access, subscription, profile, company, role, ownerName, companies } =
    await employerOrRedirect();
  const notice =
    subscription && isGrantedManually(access.plan, subscription)
      ? null
      : billingNotice(subscription, new Date());
  return (
    <PreferencesProvider>
      <AuthProvider {...authOf({ userId, email, company })}>
        <RoleProvider role={role} ownerName={ownerName}>
          {company?.completed ? (
            <Shell
              user={{
                name: [profile?.firstName, profile?.lastName].filter(Boolean).join(" "),
                email,
                companyName: company.name,
                access,
                role,
                company: company.id,
                companies,
              }}
            >
              {/* One at a time: what is about to be lost comes first. */}
              {notice ? (
                <BillingBanner notice={notice} timeZone={company.timeZone} />
              ) : profile?.verified ? null : (
                <VerifyBanner email={email} />
              )}
              {children}
            </Shell>
          ) : (
            <BeforeSetUp>{children}</BeforeSetUp>
          )}
        </RoleProvider>
      </AuthProvider>
      <UnsavedGuard />
      <Toaster />
      <PersistentToast />
    </PreferencesProvider>
  );
}
