"use client";

import type { Stripe } from "@stripe/stripe-js";
import { useEffect, useState } from "react";
import type { BillingCycle, OfferedPlan } from "#lib/domain/plans";
import { CheckoutError, type StartedCheckout, startCheckout } from "./start-checkout";
import { type StripeSource, stripeOf } from "./stripe-script";
import { type Owner, tellOnboarding } from "./tell-messaging";

export type CheckoutState =
  | { is: "loading" }
  | { is: "ready"; checkout: StartedCheckout; stripe: Stripe }
  | { is: "failed"; message: string; detail: string };

const UNREACHABLE = "We could not reach the payment service. Nothing was charged.";

const LOADING: CheckoutState = { is: "loading" };

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
    const show = (next: CheckoutState) => {
      if (!gone) setState(next);
    };
    show(LOADING);
    Promise.all([startCheckout(plan, cycle, userId), stripeOf({ publishableKey, scriptUrl })]).then(
      ([checkout, stripe]) => {
        show({ is: "ready", checkout, stripe });
        if (!gone) tellOnboarding({ userId, email, firstName });
      },
      (failure: unknown) =>
        show(
          failure instanceof CheckoutError
            ? { is: "failed", message: failure.message, detail: failure.detail }
            : { is: "failed", message: UNREACHABLE, detail: "" },
        ),
    );
    return () => {
      gone = true;
    };
  }, [plan, cycle, userId, email, firstName, publishableKey, scriptUrl, tries]);

  return { state, again: () => setTries(tries + 1) };
}
