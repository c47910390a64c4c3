import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { BillingFrame } from "#components/plans/billing-frame";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { Overlays } from "#components/ui/overlays";
import { authOf, employerOrRedirect } from "#lib/http/session";

export default async function BillingLayout({ children }: { children: ReactNode }) {
  const employer = await employerOrRedirect();
  return (
    <PreferencesProvider>
      <Overlays>
        <AuthProvider {...authOf(employer)}>
          <BillingFrame>{children}</BillingFrame>
        </AuthProvider>
      </Overlays>
    </PreferencesProvider>
  );
}
