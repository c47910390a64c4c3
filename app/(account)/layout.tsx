import type { ReactNode } from "react";
import { AccountFrame } from "#components/account/account-frame";
import { Overlays } from "#components/ui/overlays";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Overlays>
      <AccountFrame>{children}</AccountFrame>
    </Overlays>
  );
}
