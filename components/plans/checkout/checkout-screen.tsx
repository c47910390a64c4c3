"use client";

import Link from "next/link";
import { useEffect } from "react";
import { FeatureList } from "#components/shared/feature-list";
import { rememberPlan } from "#components/shared/picked-plan";
import { TeamNote } from "#components/shared/team-note";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { loneLinkClasses } from "#components/ui/text-link";
import { NO_PLAN_VIEWS, TRIAL_HEADING } from "#lib/domain/plans/billing-texts";
import { dollars } from "#lib/domain/plans/money";
import {
  type BillingCycle,
  type OfferedPlan,
  offer,
  periodAmount,
  planName,
} from "#lib/domain/plans/plans";
import { AlreadySubscribed } from "./already-subscribed";
import { BillingFaq } from "./billing-faq";
import { CardForm } from "./card-form";
import { LegalNotes } from "./legal-notes";
import { OrderSummary } from "./order-summary";
import type { StripeSource } from "./stripe-script";
import type { Owner } from "./track-billing";
import { type CheckoutState, useCheckout } from "./use-checkout";

type CheckoutScreenProps = {
  plan: OfferedPlan;
  cycle: BillingCycle;
  owner: Owner;
  stripe: StripeSource;
  /** The day on which a trial ends that begins today. */
  trialEnds: string;
  trial: boolean;
  /** Cents that the company has to its credit, as far as is known before the checkout is open. */
  credit: number;
  /** Where somebody goes on who has a plan already. */
  next: string;
  /** Whether somebody is new, and can set up before they choose a plan. */
  canWait: boolean;
};

/** The plan page after a plan is chosen. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { plan, cycle, owner, stripe, trialEnds, next } = props;
  const { state, again } = useCheckout(plan, cycle, owner, stripe);
  const heading = useRestoreFocus<HTMLHeadingElement>(true);
  useEffect(() => rememberPlan(plan), [plan]);
  if (state.is === "served") return <AlreadySubscribed plan={state.plan} next={next} />;
  const checkout = state.is === "ready" ? state.checkout : null;
  const trial = checkout ? checkout.trialDays > 0 : props.trial;
  const credit = checkout?.credit ?? props.credit;
  const taxed = checkout?.taxed ?? false;
  const price = periodAmount(plan, cycle);
  const dueToday = checkout?.dueToday ?? (trial ? 0 : Math.max(0, price - credit));
  return (
    <div className="flex flex-col gap-16 sm:gap-24">
      <div className="flex flex-col gap-6 sm:gap-8">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-bold font-display text-3xl tracking-tight outline-none sm:text-4xl"
          >
            {headingOf(state, trial, planName(plan))}
          </h1>
          <Link href={`?cycle=${cycle}`} className={loneLinkClasses}>
            Change plan
          </Link>
        </div>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <div className="flex flex-col gap-6 lg:col-start-2">
            <OrderSummary
              plan={plan}
              cycle={cycle}
              trialEnds={trialEnds}
              dueToday={dueToday}
              credit={credit}
              trial={trial}
              taxed={taxed}
            />
            {props.canWait ? (
              <div className="flex flex-col gap-2">
                <Button variant="outline" size="lg" asChild>
                  <Link href={next}>Not now: set up first</Link>
                </Button>
                <p className="text-muted-foreground">
                  No card needed to share your first link. {NO_PLAN_VIEWS}
                </p>
              </div>
            ) : null}
          </div>
          <div className="flex flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {checkout?.owed ? <OldBill {...checkout.owed} /> : null}
            <CardForm state={state} again={again} />
            <LegalNotes
              plan={plan}
              cycle={cycle}
              credit={credit}
              taxed={taxed}
              chargedOn={trial ? trialEnds : null}
            />
          </div>
          <section aria-labelledby="included" className="flex flex-col gap-4 px-1 lg:col-start-2">
            <h2 id="included" className="font-semibold">
              What {planName(plan)} includes
            </h2>
            <FeatureList features={offer(plan).features} />
          </section>
        </div>
      </div>
      <div className="grid gap-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
        <BillingFaq trial={trial} credit={credit} />
        <TeamNote trial={trial} />
      </div>
    </div>
  );
}

/** A checkout that isn't there promises nothing. */
function headingOf({ is }: CheckoutState, trial: boolean, name: string): string {
  if (is === "failed" || is === "closed") return `Your ${name} plan isn't started yet`;
  return trial ? TRIAL_HEADING : `Start your ${name} plan`;
}

type OldBillProps = {
  cents: number;
  /** The bill's own page at Stripe; null if it has none. */
  url: string | null;
};

/** Says, if the bill of an old plan is still open, that buying a new plan does not pay it. */
function OldBill({ cents, url }: OldBillProps) {
  return (
    <Alert variant="warning">
      You still owe {dollars(cents)} for a plan that has ended. It isn't part of what you pay here.
      {url ? (
        <>
          {" "}
          <a href={url} className="font-semibold underline underline-offset-4">
            Open the unpaid bill
          </a>
        </>
      ) : null}
    </Alert>
  );
}
