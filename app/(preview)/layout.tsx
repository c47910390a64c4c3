import type { ReactNode } from "react";
import { AuthProvider } from "#components/account/auth-provider";
import { authOf, employerOrRedirect } from "#lib/http/session";

/** Previews fill the screen as the room does: no sidebar around them. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  return <AuthProvider {...authOf(await employerOrRedirect())}>{children}</AuthProvider>;
}
