import type { ReactNode } from "react";
import { AccountFrame } from "#components/account/account-frame";
import { AccountHeader } from "#components/site/frame/account-header";
import { Toaster } from "#components/ui/toaster";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountHeader />
      <AccountFrame>{children}</AccountFrame>
      <Toaster />
    </>
  );
}
