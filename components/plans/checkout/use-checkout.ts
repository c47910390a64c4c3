"use client";

import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import type { BillingCycle, OfferedPlan } from "#lib/domain/plans/plans";
import { tellOtherTabs, watchOtherTabs } from "./other-tabs";
import { type CheckoutOutcome, type OpenCheckout, requestCheckout } from "./request-checkout";
import { type StripeSource, stripeOf } from "./stripe-script";
import { type Owner, trackOnboarding } from "./track-billing";

export type CheckoutState =
  | { is: "loading" }
  | { is: "ready"; checkout: OpenCheckout; stripe: Stripe }
  /** Another one was opened, and an account has one at a time. */
  | { is: "closed" }
  | Exclude<CheckoutOutcome, { is: "open" }>;

const LOADING: CheckoutState = { is: "loading" };

async function open(
  asked: Promise<CheckoutOutcome>,
  script: Promise<Stripe>,
): Promise<CheckoutState> {
  // Whoever has a plan is told so, with or without the card form.
  const [outcome, stripe] = await Promise.all([asked, script.catch(() => null)]);
  if (outcome.is !== "open") return outcome;
  return stripe === null
    ? { is: "failed", message: BILLING_TEXTS.checkoutUnreachable, detail: "" }
    : { is: "ready", checkout: outcome.checkout, stripe };
}

/** Opens a checkout and loads the card form; `again` after a failure. */
export function useCheckout(
  plan: OfferedPlan,
  cycle: BillingCycle,
  owner: Owner,
  source: StripeSource,
) {
  const [state, setState] = useState(LOADING);
  const [tries, setTries] = useState(0);
  const { publishableKey, scriptUrl } = source;
  const { userId, email, firstName } = owner;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to start again
  useEffect(() => {
    let gone = false;
    let unwatch = () => {};
    setState(LOADING);
    open(requestCheckout(plan, cycle, userId), stripeOf({ publishableKey, scriptUrl })).then(
      (next) => {
        if (gone) return;
        setState(next);
        if (next.is !== "ready") return;
        trackOnboarding({ userId, email, firstName });
        const { clientSecret } = next.checkout;
        tellOtherTabs(clientSecret);
        unwatch = watchOtherTabs(clientSecret, () => setState({ is: "closed" }));
      },
    );
    return () => {
      gone = true;
      unwatch();
    };
  }, [plan, cycle, userId, email, firstName, publishableKey, scriptUrl, tries]);

  return { state, again: () => setTries(tries + 1) };
}
