import Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { redacted } from "#lib/domain/text/redact";
import { serverEnv } from "#lib/env/server";

export type Connection = { secretKey: string; apiUrl?: string | undefined };

const TIMEOUT_MS = 20_000;
/** Stripe answers 409 while another call with the same idempotency key is running; the SDK retries. */
const RETRIES = 3;

/** Stripe's client for an account. */
export function connect({ secretKey, apiUrl }: Connection): Stripe {
  const elsewhere = apiUrl === undefined ? null : new URL(apiUrl);
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === "https:" ? "443" : "80"),
      protocol: elsewhere.protocol === "https:" ? "https" : "http",
    }),
  });
}

let made: Stripe | undefined;

/** This deployment's account. @throws AppError `unavailable` if payment is not set up */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = serverEnv();
  if (STRIPE_SECRET_KEY === undefined) throw new AppError("unavailable", BILLING_REFUSALS.notSetUp);
  made ??= connect({ secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL });
  return made;
}

/**
 * Calls Stripe and translates its errors. A declined card keeps Stripe's own message, which is meant for people. Errors
 * are told apart by `type`, because the build renames classes.
 * @throws AppError `conflict` or `vendor_failed`
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (thrown) {
    throw translated(thrown);
  }
}

/** The same, but null if the object is gone or Stripe answers with the given code. */
export async function callStripeOrNull<T>(
  call: () => Promise<T>,
  code = "resource_missing",
): Promise<T | null> {
  try {
    return await call();
  } catch (thrown) {
    if (thrown instanceof Stripe.errors.StripeError && thrown.code === code) return null;
    throw translated(thrown);
  }
}

/** If the bank wants its customer to authenticate, Stripe's message is meant for developers. */
const ASKS_ITS_BANK =
  /^(authentication_required|(invoice|subscription)_payment_intent_requires_action)$/;

const LOGGED_LETTERS = 300;
/** What could be part of a card's number. */
const DIGITS = /\d{4,}/g;

/** Stripe's words to developers of a call that it refuses, without keys, addresses, and what could be a card's number. */
function withoutSecrets(message: string): string {
  return redacted(message.slice(0, LOGGED_LETTERS)).replace(DIGITS, "…");
}

function translated(thrown: unknown): unknown {
  if (!(thrown instanceof Stripe.errors.StripeError)) return thrown;
  const log = [
    `stripe: ${thrown.type} ${thrown.statusCode ?? ""} ${thrown.code ?? ""} ${thrown.requestId ?? ""}`,
    ...(thrown.type === "StripeInvalidRequestError" ? [withoutSecrets(thrown.message)] : []),
  ].join(" ");
  // Another card may work: whoever shows this error offers that.
  const fields = { reason: "card" };
  if (ASKS_ITS_BANK.test(thrown.code ?? ""))
    return new AppError("conflict", BILLING_REFUSALS.asksItsBank, { fields, log, cause: thrown });
  if (thrown.type === "StripeCardError")
    return new AppError("conflict", thrown.message, { fields, log, cause: thrown });
  return new AppError("vendor_failed", BILLING_REFUSALS.unreachable, { log, cause: thrown });
}
