"use client";

import { EmbeddedCheckout, EmbeddedCheckoutProvider } from "@stripe/react-stripe-js";
import { CopyX } from "lucide-react";
import { RetryAlert } from "#components/shared/retry-alert";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { Loading } from "#components/ui/spinner";
import type { CheckoutState } from "./use-checkout";

type CardFormProps = { state: Exclude<CheckoutState, { is: "served" }>; again: () => void };

/** Stripe's own form for the card, in its frame: no card number reaches us. */
export function CardForm({ state, again }: CardFormProps) {
  switch (state.is) {
    case "failed":
      return (
        <RetryAlert again={again}>
          <p className={state.detail ? undefined : "font-semibold"}>{state.message}</p>
          {state.detail ? <p className="font-semibold">{state.detail}</p> : null}
        </RetryAlert>
      );
    case "closed":
      return (
        <div role="alert" className="rounded-xl border bg-card">
          <EmptyState
            picture={<CopyX />}
            title="This checkout was closed"
            description="It was paid or replaced in another tab. A company can have only one checkout open at a time. Nothing was charged here."
            action={<Button onClick={again}>Open the checkout again</Button>}
          />
        </div>
      );
    case "loading":
      return (
        <div className="rounded-xl border bg-card">
          <Loading className="min-h-112" />
        </div>
      );
    case "ready":
      return (
        <div className="min-h-112 overflow-hidden rounded-xl border bg-card">
          <EmbeddedCheckoutProvider
            key={state.checkout.clientSecret}
            stripe={state.stripe}
            options={{ clientSecret: state.checkout.clientSecret }}
          >
            <EmbeddedCheckout />
          </EmbeddedCheckoutProvider>
        </div>
      );
  }
}
