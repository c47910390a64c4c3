import { Plug } from "lucide-react";
import type { Metadata } from "next";
import { PageHeader } from "#components/shared/page-header";
import { UpgradeGate } from "#components/shared/upgrade-gate";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { readAccess } from "#lib/data/billing";
import { includes } from "#lib/domain/plans";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Integrations" };

export default async function IntegrationsPage() {
  const { db, userId } = await employerOrRedirect();
  const access = await readAccess(db, userId);
  return (
    <>
      <PageHeader title="Integrations" />
      {includes(access, "SCALE") ? (
        <Card>
          <EmptyState
            picture={<Plug />}
            title="No integrations connected yet."
            description="Connecting your applicant tracking system is on its way."
          />
        </Card>
      ) : (
        <UpgradeGate feature="ATS integrations" access={access} required="SCALE" />
      )}
    </>
  );
}
