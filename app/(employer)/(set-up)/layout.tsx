import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { readCompany } from "#lib/data/companies";
import { routes } from "#lib/domain/routes";
import { employerOrRedirect } from "#lib/http/session";

/** What needs a company; the plan can be managed before. */
export default async function SetUpLayout({ children }: { children: ReactNode }) {
  const { db, userId } = await employerOrRedirect();
  if (!(await readCompany(db, userId))?.completed) redirect(routes.postSignup);
  return children;
}
