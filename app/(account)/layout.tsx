import type { ReactNode } from "react";
import { AccountFrame } from "#components/account/account-frame";
import { BeginAtTop } from "#components/account/begin-at-top";
import { AccountHeader } from "#components/site/frame/account-header";
import { Toaster } from "#components/ui/toaster";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountHeader />
      <BeginAtTop />
      <AccountFrame>{children}</AccountFrame>
      <Toaster />
    </>
  );
}
