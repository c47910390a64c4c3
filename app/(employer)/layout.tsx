import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { VerifyBanner } from "#components/account/verify-banner";
import { BeforeSetUp } from "#components/billing/before-set-up";
import { BillingBanner } from "#components/billing/billing-banner";
import { Shell } from "#components/dashboard/shell";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { Overlays } from "#components/ui/overlays";
import { readAccess, readSubscription } from "#lib/data/billing";
import { readProfile } from "#lib/data/profiles";
import { isGivenByHand } from "#lib/domain/billing";
import { billingNotice } from "#lib/domain/billing-notice";
import { authOf, companyOfPage, employerOrRedirect } from "#lib/http/session";

export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const { db, userId, email } = await employerOrRedirect();
  const [access, subscription, profile, company] = await Promise.all([
    readAccess(db, userId),
    readSubscription(db, userId),
    readProfile(db, userId),
    companyOfPage(),
  ]);
  const notice =
    subscription && isGivenByHand(access.plan, subscription)
      ? null
      : billingNotice(subscription, new Date());
  return (
    <PreferencesProvider>
      <Overlays>
        <AuthProvider {...authOf({ userId, email })}>
          {company?.completed ? (
            <Shell
              user={{
                name: [profile?.firstName, profile?.lastName].filter(Boolean).join(" "),
                email,
                companyName: company.name,
                access,
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
        </AuthProvider>
      </Overlays>
    </PreferencesProvider>
  );
}
