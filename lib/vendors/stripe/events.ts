import Stripe from "stripe";
import { z } from "zod";
import { type BillingEvent, HANDLED_EVENTS } from "#lib/domain/billing-event";
import { BILLING_TEXTS } from "#lib/domain/billing-texts";
import { AppError } from "#lib/domain/errors";
import { serverEnv } from "#lib/env/server";
import { stripe } from "./connection.ts";

/** What we take from an event's object; everything else is read at Stripe. */
const subject = z.object({
  id: z.string().nullish(),
  object: z.string(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/**
 * An event that Stripe signed within the last five minutes.
 * @throws AppError `invalid_input` for any other text
 */
export function verifyEvent(raw: string, signature: string | null): BillingEvent {
  const { STRIPE_WEBHOOK_SECRET } = serverEnv();
  if (STRIPE_WEBHOOK_SECRET === undefined)
    throw new AppError("unavailable", BILLING_TEXTS.notSetUp);
  return told(verified(raw, signature ?? "", STRIPE_WEBHOOK_SECRET));
}

function told({ id, type, data }: Stripe.Event): BillingEvent {
  const about = subject.safeParse(data.object).data;
  const customer = about?.customer;
  const named = typeof customer === "string" ? customer : (customer?.id ?? null);
  return {
    id,
    type,
    customerId: about?.object === "customer" ? (about.id ?? null) : named,
    sessionId: about?.object === "checkout.session" ? (about.id ?? null) : null,
  };
}

/** What has happened, the newest first, as far back as Stripe remembers: 30 days. */
export async function* pastEvents(): AsyncGenerator<BillingEvent> {
  const all = stripe().events.list({ types: [...HANDLED_EVENTS], limit: 100 });
  for await (const event of all) yield told(event);
}

function verified(raw: string, signature: string, secret: string): Stripe.Event {
  try {
    return stripe().webhooks.constructEvent(raw, signature, secret);
  } catch (cause) {
    const unsigned =
      cause instanceof SyntaxError ||
      (cause instanceof Stripe.errors.StripeError &&
        cause.type === "StripeSignatureVerificationError");
    if (!unsigned) throw cause;
    throw new AppError("invalid_input", "This event is not signed by Stripe.", {
      log: "stripe: an event with a wrong or old signature",
    });
  }
}
