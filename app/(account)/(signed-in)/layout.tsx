import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { authOf, currentEmployer } from "#lib/http/session";

/** Strangers are sent on by each page, which knows where they wanted to go. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const employer = await currentEmployer();
  return employer ? <AuthProvider {...authOf(employer)}>{children}</AuthProvider> : children;
}
