import type { ReactNode } from "react";
import { BillingFrame } from "#components/billing/billing-frame";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { Overlays } from "#components/ui/overlays";

export default function BillingLayout({ children }: { children: ReactNode }) {
  return (
    <PreferencesProvider>
      <Overlays>
        <BillingFrame>{children}</BillingFrame>
      </Overlays>
    </PreferencesProvider>
  );
}
