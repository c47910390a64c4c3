import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { routes } from "#lib/domain/site/routes";
import { employerOrRedirect } from "#lib/http/session";

/** What needs a company; the plan can be managed before. */
export default async function SetUpLayout({ children }: { children: ReactNode }) {
  const { company } = await employerOrRedirect();
  if (!company?.completed) redirect(routes.postSignup);
  return children;
}
