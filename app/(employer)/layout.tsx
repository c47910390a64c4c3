import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { Shell } from "#components/dashboard/shell";
import { Overlays } from "#components/ui/overlays";
import { readCompany } from "#lib/data/companies";
import { readProfile } from "#lib/data/profiles";
import { routes } from "#lib/domain/routes";
import { employerOrRedirect } from "#lib/http/session";

export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const { db, userId, email } = await employerOrRedirect();
  const [profile, company] = await Promise.all([readProfile(db, userId), readCompany(db, userId)]);
  if (!company?.completed) redirect(routes.postSignup);
  return (
    <Overlays>
      <Shell
        user={{
          name: [profile?.firstName, profile?.lastName].filter(Boolean).join(" "),
          email,
          companyName: company.name,
          plan: profile?.plan ?? null,
        }}
      >
        {children}
      </Shell>
    </Overlays>
  );
}
