import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { VerifyBanner } from "#components/account/verify-banner";
import { Shell } from "#components/dashboard/shell";
import { BeforeSetUp } from "#components/plans/before-set-up";
import { BillingBanner } from "#components/plans/billing-banner";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { Overlays } from "#components/ui/overlays";
import { readSubscription } from "#lib/data/plans/billing";
import { isGivenByHand } from "#lib/domain/plans/billing";
import { billingNotice } from "#lib/domain/plans/billing-notice";
import {
  accessOfPage,
  authOf,
  companyOfPage,
  employerOrRedirect,
  profileOfPage,
} from "#lib/http/session";

export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const { db, userId, email } = await employerOrRedirect();
  const [access, subscription, profile, company] = await Promise.all([
    accessOfPage(),
    readSubscription(db, userId),
    profileOfPage(),
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
