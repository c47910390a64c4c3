import { after } from "next/server";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { stripeEvent } from "#lib/http/stripe-event";
import { runDueJobs } from "#lib/jobs/runner";
import { receiveStripeEvent } from "#lib/workflows/plans/receive-stripe-event";

/** What Stripe says has happened. An answer other than 2xx makes Stripe say it again later. */
export const POST = route({
  as: stripeEvent,
  run: async ({ actor: event }) => {
    // The service client: events come from nobody who is signed in.
    const outcome = await receiveStripeEvent(serviceDb(), event);
    if (outcome === "handled") after(() => runDueJobs());
    return { received: true };
  },
});
