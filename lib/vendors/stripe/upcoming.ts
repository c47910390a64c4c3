import Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import { callStripeOrNull, stripe } from "./connection.ts";

/**
 * What the next bill of a subscription will charge, in cents, after discounts, taxes and credit; null if none will
 * come. @throws AppError `vendor_failed`
 */
export async function nextCharge(subscription: string): Promise<number | null> {
  const bill = await callStripeOrNull(
    () => stripe().invoices.createPreview({ subscription }),
    "invoice_upcoming_none",
  );
  return bill?.amount_due ?? null;
}

/** The same for a reading; null too if Stripe refuses to say, as a plan doesn't wait for that. */
export async function tryNextCharge(subscription: string): Promise<number | null> {
  try {
    return await nextCharge(subscription);
  } catch (failure) {
    const cause = failure instanceof AppError ? failure.cause : null;
    if (cause instanceof Stripe.errors.StripeError && cause.type === "StripeInvalidRequestError")
      return null;
    throw failure;
  }
}
