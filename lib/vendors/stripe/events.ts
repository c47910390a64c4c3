import Stripe from "stripe";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { parseJson } from "#lib/domain/core/json";
import {
  type BillingEvent,
  FINALIZATION_FAILED,
  HANDLED_EVENTS,
  type TakenBack,
} from "#lib/domain/plans/billing-event";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { serverEnv } from "#lib/env/server";
import { stripe } from "./connection.ts";
import { OUR_REFUND } from "./refunds.ts";

/** What we take from an event's object; everything else is read at Stripe. */
const subject = z.object({
  id: z.string().nullish(),
  object: z.string(),
  billing_reason: z.string().nullish(),
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

/** A dispute or a refund. A refund of our own is no news. */
const takenBack = z
  .object({
    object: z.enum(["dispute", "refund"]),
    charge: idOf,
    amount: z.number(),
    status: z.string().nullish(),
    metadata: z.object({ made_by: z.string().optional() }).nullish(),
  })
  .transform(({ object, charge, amount, status, metadata }): TakenBack | null =>
    metadata?.made_by === OUR_REFUND.made_by
      ? null
      : { kind: object, chargeId: charge, cents: amount, status: status ?? "" },
  );

/** Of all that Stripe signs, an event that brings its object. Objects of kinds we don't handle may be any. */
const signedEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** Seconds since 1970. */
  created: z.number().optional(),
  data: z.object({ object: z.unknown() }),
});

const TOLERANCE_SECONDS = 300;

/** How far Stripe's clock may be ahead of ours. The SDK asks for a signature's age only, and takes any future one. */
const AHEAD_SECONDS = 60;

/**
 * An event that Stripe signed within the last five minutes, and not in the future.
 * @throws AppError `invalid_input` for any other text
 */
export function verifyEvent(raw: string, signature: string | null): BillingEvent {
  const { STRIPE_WEBHOOK_SECRET } = serverEnv();
  if (STRIPE_WEBHOOK_SECRET === undefined)
    throw new AppError("unavailable", BILLING_REFUSALS.notSetUp);
  const event = signedEvent.safeParse(verified(raw, signature ?? "", STRIPE_WEBHOOK_SECRET)).data;
  if (event === undefined)
    throw new AppError("invalid_input", "This is no event.", {
      log: "stripe: a signed body that is no event",
    });
  return toBillingEvent(event);
}

function toBillingEvent({ id, type, created, data }: z.infer<typeof signedEvent>): BillingEvent {
  const about = subject.safeParse(data.object).data;
  const customer = about?.customer;
  const named = typeof customer === "string" ? customer : (customer?.id ?? null);
  return {
    id,
    type,
    occurredAt: created === undefined ? null : new Date(created * 1000).toISOString(),
    customerId: about?.object === "customer" ? (about.id ?? null) : named,
    renewal:
      about?.object === "invoice" && about.billing_reason === "subscription_cycle"
        ? (about.id ?? null)
        : null,
    unfinalized:
      about?.object === "invoice" && type === FINALIZATION_FAILED ? (about.id ?? null) : null,
    sessionId: about?.object === "checkout.session" ? (about.id ?? null) : null,
    takenBack: takenBack.safeParse(data.object).data ?? null,
  };
}

/** What has happened, the newest first, as far back as Stripe remembers: 30 days. */
export async function* pastEvents(): AsyncGenerator<BillingEvent> {
  const all = stripe().events.list({ types: [...HANDLED_EVENTS], limit: 100 });
  for await (const event of all) yield toBillingEvent(event);
}

/** What was signed, as JSON; null if it isn't JSON. The SDK's own reading fails on anything but an event. */
function verified(raw: string, signature: string, secret: string): unknown {
  const signatures = stripe().webhooks.signature;
  if (signatures === null) throw new AppError("internal", "No signature can be verified.");
  try {
    signatures.verifyHeader(raw, signature, secret, TOLERANCE_SECONDS);
  } catch (cause) {
    if (
      !(cause instanceof Stripe.errors.StripeError) ||
      cause.type !== "StripeSignatureVerificationError"
    )
      throw cause;
    refuse("stripe: an event with a wrong or old signature");
  }
  if (signedAt(signature) > Date.now() / 1000 + AHEAD_SECONDS) {
    refuse("stripe: an event that was signed in the future");
  }
  return parseJson(raw);
}

function refuse(log: string): never {
  throw new AppError("invalid_input", "This event is not signed by Stripe.", { log });
}

/** Seconds since 1970 in 't=1763800000,v1=…'; the last one, as the SDK reads it. */
function signedAt(signature: string): number {
  const times = signature.split(",").filter((part) => part.startsWith("t="));
  return Number.parseInt(times.at(-1)?.slice(2) ?? "", 10);
}
