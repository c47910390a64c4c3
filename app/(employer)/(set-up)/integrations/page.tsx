import type { Metadata } from "next";
import { Suspense } from "react";
import { AtsGate } from "#components/integrations/ats-gate";
import { CalendarFeed } from "#components/integrations/calendar-feed";
import { IntegrationsHeader } from "#components/integrations/integrations-header";
import { IntegrationsView } from "#components/integrations/integrations-view";
import { StillConnected } from "#components/integrations/still-connected";
import { PlanLoading } from "#components/shared/upgrade-gate";
import { listUndelivered } from "#lib/data/integrations/deliveries";
import { isMyTrialUsed } from "#lib/data/plans/billing";
import { readCalendarToken } from "#lib/data/results/bookings";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { calendarPath } from "#lib/domain/core/response-routes";
import { toShown } from "#lib/domain/integrations/connection";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { opens } from "#lib/domain/plans/features";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect, type Visitor } from "#lib/http/session";

export const metadata: Metadata = { title: ATS_TEXTS.heading };

export default async function IntegrationsPage() {
  const visitor = await employerOrRedirect("own");
  const calendar = await readCalendarToken(visitor.db);
  return (
    <>
      <IntegrationsHeader />
      <Suspense fallback={<PlanLoading />}>
        <Integrations {...visitor} />
        <CalendarFeed address={calendar && publicEnv().appUrl + calendarPath(calendar)} />
      </Suspense>
    </>
  );
}

async function Integrations({ db, access, userId, company }: Visitor) {
  const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const before = company?.ats ? [toShown(company.ats)] : [];
  if (!opens(access, "ats"))
    return (
      <>
        <AtsGate access={access} trial={!(await isMyTrialUsed(db))} />
        <StillConnected userId={userId} before={before} timeZone={timeZone} />
      </>
    );
  return (
    <IntegrationsView
      userId={userId}
      scriptUrl={publicEnv().atsScriptUrl}
      before={before}
      undelivered={await listUndelivered(db, timeZone)}
      timeZone={timeZone}
    />
  );
}
