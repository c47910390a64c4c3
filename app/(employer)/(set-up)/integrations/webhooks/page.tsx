import type { Metadata } from "next";
import { Suspense } from "react";
import { PlanLoading, UpgradeGate } from "#components/shared/upgrade-gate";
import { WebhooksHeader, WebhooksView } from "#components/webhooks/webhooks-view";
import { isMyTrialUsed } from "#lib/data/plans/billing";
import { listDeliveries } from "#lib/data/webhooks/deliveries";
import { listEndpoints } from "#lib/data/webhooks/endpoints";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { opens } from "#lib/domain/plans/features";
import { employerOrRedirect, type Visitor } from "#lib/http/session";

export const metadata: Metadata = { title: "Webhooks" };

/** Where an employer says which of their own systems are told of what happens here, and sees what was sent. */
export default async function WebhooksPage() {
  const visitor = await employerOrRedirect("own");
  return (
    <>
      <WebhooksHeader />
      <Suspense fallback={<PlanLoading />}>
        <Webhooks {...visitor} />
      </Suspense>
    </>
  );
}

async function Webhooks({ db, access, company }: Visitor) {
  if (!opens(access, "webhooks")) {
    const trialUsed = await isMyTrialUsed(db);
    return <UpgradeGate feature="webhooks" access={access} trial={!trialUsed} />;
  }
  const [endpoints, deliveries] = await Promise.all([listEndpoints(db), listDeliveries(db)]);
  return (
    <WebhooksView
      endpoints={endpoints}
      deliveries={deliveries}
      timeZone={company?.timeZone ?? DEFAULT_TIME_ZONE}
    />
  );
}
