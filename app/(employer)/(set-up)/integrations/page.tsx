import { Plug } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { PageHeader } from "#components/shared/page-header";
import { PlanLoading, UpgradeGate } from "#components/shared/upgrade-gate";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import type { Db } from "#lib/data/db";
import { isMyTrialUsed, readAccess } from "#lib/data/plans/billing";
import { includes } from "#lib/domain/plans/plans";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Integrations" };

export default async function IntegrationsPage() {
  const { db, userId } = await employerOrRedirect();
  return (
    <>
      <PageHeader title="Integrations" />
      <Suspense fallback={<PlanLoading />}>
        <Integrations db={db} userId={userId} />
      </Suspense>
    </>
  );
}

async function Integrations({ db, userId }: { db: Db; userId: string }) {
  const [access, trialUsed] = await Promise.all([readAccess(db, userId), isMyTrialUsed(db)]);
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
