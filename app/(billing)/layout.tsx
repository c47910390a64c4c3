import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { BillingFrame } from "#components/plans/billing-frame";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { SignOutButton } from "#components/shared/sign-out-button";
import { Toaster } from "#components/ui/toaster";
import { authOf, employerOrRedirect } from "#lib/http/session";

/** Each page asks for the role, so that what is refused stands in this frame. */
export default async function BillingLayout({ children }: { children: ReactNode }) {
  const employer = await employerOrRedirect();
  return (
    <PreferencesProvider>
      <AuthProvider {...authOf(employer)}>
        <BillingFrame actions={<SignOutButton />}>{children}</BillingFrame>
      </AuthProvider>
      <Toaster />
    </PreferencesProvider>
  );
}
