import type { ReactNode } from "react";
import { AccountFrame } from "#components/account/account-frame";
import { AccountBar } from "#components/site/account-bar";
import { Toaster } from "#components/ui/toaster";

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountBar />
      <AccountFrame>{children}</AccountFrame>
      <Toaster />
    </>
  );
}
