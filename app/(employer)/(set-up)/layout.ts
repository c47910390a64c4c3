import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { completeProfilePath, routes } from "#lib/domain/core/routes";
import { employerOrRedirect, requestedAddress } from "#lib/http/session";

/** What needs a company and accepted terms; the plan can be managed before. */
export default async function SetUpLayout({ children }: { children: ReactNode }) {
  const { company, profile } = await employerOrRedirect();
  if (!company?.completed) redirect(routes.postSignup);
  if (profile?.termsAccepted === false) redirect(completeProfilePath(await requestedAddress()));
  return children;
}
