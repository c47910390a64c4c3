import { BillingBanner } from "#components/plans/billing-banner";
import { AlreadySubscribed } from "#components/plans/checkout/already-subscribed";
import { CheckoutResult } from "#components/plans/checkout/checkout-result";
import { PaymentNotSetUp } from "#components/plans/checkout/payment-not-set-up";
import { PickerScreen } from "#components/plans/checkout/picker-screen";
import { CapOverlay } from "#components/plans/gate/cap-overlay";
import { WaitingNotice } from "#components/plans/gate/waiting-notice";
import { PhoneSupport } from "#components/plans/manage/phone-support";
import { PlanDates } from "#components/plans/manage/plan-dates";
import { PlanLoading, UpgradeGate } from "#components/shared/upgrade-gate";
import { routes } from "#lib/domain/core/routes";
import { owner, TIME_ZONE } from "./examples/owner";
import { launch } from "./examples/plans";
import type { Shown } from "./states";

const way = {
  plan: "LAUNCH",
  cycle: "monthly",
  paymentWaits: false,
  timeZone: TIME_ZONE,
  bookingUrl: routes.bookACall,
} as const;
const picker = {
  initialCycle: "monthly",
  trial: true,
  current: null,
  credit: 0,
  problem: null,
  bookingUrl: routes.bookACall,
  withoutPlan: routes.dashboard,
} as const;

export const PLANS: readonly Shown[] = [
  {
    name: "Plans",
    states: {
      full: () => <PickerScreen {...picker} />,
      "problem and credit": () => (
        <PickerScreen
          {...picker}
          trial={false}
          current="LAUNCH"
          credit={12_345}
          withoutPlan={null}
          problem="This plan isn't offered anymore. Pick one of these."
        />
      ),
    },
  },
  {
    name: "Checkout",
    note: "The card's form and the verified payment come from the payment service: open a plan in the running product.",
    states: {
      "not set up": () => <PaymentNotSetUp />,
      "paid already": () => <AlreadySubscribed plan={launch} next={routes.dashboard} />,
      "not paid": () => (
        <CheckoutResult
          sessionId={null}
          userId={owner.id}
          next={routes.dashboard}
          supportUrl={routes.support}
          timeZone={TIME_ZONE}
        />
      ),
    },
  },
  {
    name: "Manage subscription",
    note: "The page asks the server for the plan when it opens, so here are its parts.",
    states: {
      dates: () => <PlanDates state={launch} timeZone={TIME_ZONE} />,
      "bill unpaid": () => (
        <PlanDates
          state={{ ...launch, status: "past_due", pastDueUntil: "2026-12-28T12:00:00Z" }}
          timeZone={TIME_ZONE}
        />
      ),
      phone: () => <PhoneSupport phone={{ href: "tel:+18135550101", shown: "+1 813 555 0101" }} />,
    },
  },
  {
    name: "Billing notices",
    states: {
      "trial ends": () => (
        <BillingBanner
          notice={{ kind: "trial-ending", on: "2026-12-21T12:00:00Z", charge: 19_900 }}
          timeZone={TIME_ZONE}
        />
      ),
      "payment failed": () => (
        <BillingBanner
          notice={{ kind: "payment-failed", on: "2026-12-28T12:00:00Z" }}
          timeZone={TIME_ZONE}
        />
      ),
      paused: () => <BillingBanner notice={{ kind: "paused", on: null }} timeZone={TIME_ZONE} />,
    },
  },
  {
    name: "Candidates who wait",
    states: {
      notice: () => <WaitingNotice {...way} count={1234} nextMonth="2026-12-21T12:00:00Z" />,
      "at the list's end": () => <CapOverlay {...way} count={3} nextMonth={null} />,
      "payment first": () => <CapOverlay {...way} paymentWaits count={3} nextMonth={null} />,
    },
  },
  {
    name: "What a plan doesn't have",
    states: {
      loading: () => <PlanLoading />,
      trial: () => (
        <UpgradeGate feature="webhooks" access={{ plan: null, trialing: false }} trial />
      ),
      locked: () => (
        <UpgradeGate
          feature="webhooks"
          access={{ plan: "STARTER", trialing: false }}
          trial={false}
        />
      ),
    },
  },
];
