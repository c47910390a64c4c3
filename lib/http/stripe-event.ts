import type { BillingEvent } from "#lib/domain/plans/billing-event";
import { verifyEvent } from "#lib/vendors/stripe/events";
import { readSigned } from "./body.ts";

const MAX_BYTES = 1024 * 1024;

/**
 * For the handler that only Stripe may call: its signature is over the body as it came, and at most 300 s old.
 * @throws AppError `invalid_input`
 */
export async function stripeEvent(request: Request): Promise<BillingEvent> {
  const raw = await readSigned(request, MAX_BYTES, "That is more than an event of Stripe holds.");
  return verifyEvent(raw, request.headers.get("stripe-signature"));
}
