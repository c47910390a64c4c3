import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckoutScreen } from "#components/plans/checkout-screen";
import { NoPayment } from "#components/plans/no-payment";
import { PickerScreen } from "#components/plans/picker-screen";
import { isMyTrialUsed } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { hasItsPlan, trialEndFrom } from "#lib/domain/plans/billing";
import { readPlanQuery } from "#lib/domain/plans/plan-query";
import { routes } from "#lib/domain/site/routes";
import { dayWithZone } from "#lib/domain/text/dates";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Choose your plan" };

export default async function PlanPage({ searchParams }: PageProps<"/plan-onboarding">) {
  const { db, userId, email, access, subscription, profile, company } = await employerOrRedirect();
  const [trialUsed, customer] = await Promise.all([isMyTrialUsed(db), findCustomer(db, userId)]);
  const credit = customer?.credit ?? 0;
  if (hasItsPlan(access.plan, subscription?.status ?? null)) redirect(routes.manageSubscription);
  const { plan, cycle, problem } = readPlanQuery(await searchParams);
  const { stripe, links } = publicEnv();
  const trial = !trialUsed;
  const next = company?.completed ? routes.dashboard : routes.postSignup;
  if (plan === null) {
    return (
      <PickerScreen
        {...{ trial, credit, problem }}
        initialCycle={cycle}
        bookingUrl={links.booking}
        withoutPlan={access.plan === null ? next : null}
      />
    );
  }
  if (stripe === null) return <NoPayment />;
  const zone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <CheckoutScreen
      key={`${plan} ${cycle}`}
      {...{ plan, cycle, stripe, trial, credit, next }}
      owner={{ userId, email, firstName: profile?.firstName ?? "" }}
      trialEnds={dayWithZone(trialEndFrom(new Date()).toISOString(), zone)}
    />
  );
}
