import type { ReactNode } from "react";
import { AccountFrame } from "#components/account/account-frame";
import { AccountBar } from "#components/site/account-bar";
import { Overlays } from "#components/ui/overlays";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Overlays>
      <AccountBar />
      <AccountFrame>{children}</AccountFrame>
    </Overlays>
  );
}
