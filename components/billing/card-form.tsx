"use client";

import { EmbeddedCheckout, EmbeddedCheckoutProvider } from "@stripe/react-stripe-js";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Loading } from "#components/ui/spinner";
import type { CheckoutState } from "./use-checkout";

/** Stripe's own form for the card, in its frame: no card number reaches us. */
export function CardForm({ state, again }: { state: CheckoutState; again: () => void }) {
  if (state.is === "failed") {
    return (
      <Alert role="alert" variant="error">
        <p className="font-semibold">{state.message}</p>
        {state.detail ? <p>{state.detail}</p> : null}
        <Button variant="outline" className="mt-3" onClick={again}>
          Try again
        </Button>
      </Alert>
    );
  }
  return (
    <div className="min-h-112 overflow-hidden rounded-xl border bg-card">
      {state.is === "loading" ? (
        <Loading className="min-h-112" />
      ) : (
        <EmbeddedCheckoutProvider
          key={state.checkout.clientSecret}
          stripe={state.stripe}
          options={{ clientSecret: state.checkout.clientSecret }}
        >
          <EmbeddedCheckout />
        </EmbeddedCheckoutProvider>
      )}
    </div>
  );
}
