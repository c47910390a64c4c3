import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { authOf, currentEmployer } from "#lib/http/session";

/** Strangers are sent on by each page, which knows where they wanted to go. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  // What can't be read fails once more in the page, which says so in its own words.
  const employer = await currentEmployer().catch(() => null);
  return employer ? <AuthProvider {...authOf(employer)}>{children}</AuthProvider> : children;
}
