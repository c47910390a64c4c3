import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { JoinCompany } from "#components/account/join-company";
import { openJoin } from "#lib/data/company/team";
import { routes } from "#lib/domain/core/routes";
import { serviceDb } from "#lib/http/clients";
import { linkBody } from "#lib/http/params";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Join a company", referrer: "no-referrer" };

type Props = { searchParams: Promise<{ token?: string | string[] }> };

/** The page of an invitation to join. Opening it uses nothing: that takes a press. */
export default async function JoinPage({ searchParams }: Props) {
  const asked = linkBody.safeParse(await searchParams);
  if (!asked.success) redirect(routes.dashboard);
  const { email, profile } = await employerOrRedirect();
  // Above row-level security: whoever was invited belongs nowhere yet; the link scopes what is read.
  const invitation = await openJoin(serviceDb(), asked.data.token);
  return (
    <JoinCompany
      token={asked.data.token}
      invitation={invitation}
      email={email}
      needsName={!profile?.firstName}
    />
  );
}
