import { Plug } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { PageHeader } from "#components/shared/page-header";
import { PlanLoading, UpgradeGate } from "#components/shared/upgrade-gate";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import type { Db } from "#lib/data/db";
import { isMyTrialUsed } from "#lib/data/plans/billing";
import { type Access, includes } from "#lib/domain/plans/plans";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Integrations" };

export default async function IntegrationsPage() {
  const { db, access } = await employerOrRedirect();
  return (
    <>
      <PageHeader title="Integrations" />
      <Suspense fallback={<PlanLoading />}>
        <Integrations db={db} access={access} />
      </Suspense>
    </>
  );
}

async function Integrations({ db, access }: { db: Db; access: Access }) {
  const trialUsed = await isMyTrialUsed(db);
  if (!includes(access, "SCALE")) {
    return (
      <UpgradeGate feature="ATS integrations" access={access} required="SCALE" trial={!trialUsed} />
    );
  }
  return (
    <Card>
      <EmptyState
        picture={<Plug />}
        title="No integrations connected yet."
        description="Connections to applicant tracking systems are coming soon."
      />
    </Card>
  );
}
