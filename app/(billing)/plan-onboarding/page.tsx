import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CheckoutScreen } from "#components/plans/checkout/checkout-screen";
import { PaymentNotSetUp } from "#components/plans/checkout/payment-not-set-up";
import { PickerScreen } from "#components/plans/checkout/picker-screen";
import { isMyTrialUsed } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { routes } from "#lib/domain/core/routes";
import { hasItsPlan, trialEndFrom } from "#lib/domain/plans/billing";
import { readPlanQuery } from "#lib/domain/plans/plan-query";
import { dayWithZone } from "#lib/domain/text/dates";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Choose your plan" };

export default async function PlanPage({ searchParams }: PageProps<"/plan-onboarding">) {
  const { db, userId, email, access, subscription, profile, company } =
    await employerOrRedirect("own");
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
        trial={trial}
        current={access.plan}
        credit={credit}
        problem={problem}
        initialCycle={cycle}
        bookingUrl={links.booking}
        withoutPlan={access.plan === null ? next : null}
      />
    );
  }
  if (stripe === null) return <PaymentNotSetUp />;
  const zone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  return (
    <CheckoutScreen
      key={`${plan} ${cycle}`}
      plan={plan}
      cycle={cycle}
      stripe={stripe}
      trial={trial}
      credit={credit}
      next={next}
      canWait={access.plan === null && !company?.completed}
      owner={{ userId, email, firstName: profile?.firstName ?? "" }}
      trialEnds={dayWithZone(trialEndFrom(new Date()).toISOString(), zone)}
    />
  );
}
