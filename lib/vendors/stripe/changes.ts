import type Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import type { PaidPlan } from "#lib/domain/plans/plan-change";
import { callStripe, stripe } from "./connection.ts";

/** The metadata of a subscription for which a bigger plan stays paid. Empty if none does. */
export const PAID = { plan: "paid_plan", until: "paid_until" } as const;

/**
 * The item whose price is changed: without its id Stripe would add a second one.
 * @throws AppError `conflict` if the subscription was ended meanwhile
 */
async function itemOf(subscriptionId: string): Promise<Stripe.SubscriptionItem> {
  const { items, status } = await callStripe(() => stripe().subscriptions.retrieve(subscriptionId));
  if (status === "canceled") throw new AppError("conflict", BILLING_REFUSALS.justEnded);
  const [item] = items.data;
  if (!item) throw new AppError("vendor_failed", "This subscription can't be changed.");
  return item;
}

/**
 * `prorated`: the difference counts from a moment of the period, or from now. `kept`: nothing is credited; another cycle
 * begins now, at its full price.
 */
export type PriceChange = { is: "prorated"; at: number | null } | { is: "kept" };

function prorationOf(change: PriceChange) {
  if (change.is === "kept") return { proration_behavior: "none" as const };
  const { at } = change;
  return {
    proration_behavior: "always_invoice" as const,
    ...(at !== null && { proration_date: at }),
  };
}

/**
 * Puts a subscription on another price at once. A difference is billed now, and what was paid too much is kept as
 * credit. If the card is refused, nothing changes.
 * @throws AppError `conflict` in the words of the card's bank, or if the subscription was ended meanwhile
 */
export async function changePrice(
  subscriptionId: string,
  priceId: string,
  change: PriceChange,
  stillPaid: PaidPlan | null,
): Promise<void> {
  const { id } = await itemOf(subscriptionId);
  await callStripe(() =>
    stripe().subscriptions.update(subscriptionId, {
      items: [{ id, price: priceId }],
      payment_behavior: "error_if_incomplete",
      metadata: {
        [PAID.plan]: stillPaid?.plan ?? "",
        [PAID.until]: stillPaid?.until ?? "",
      },
      ...prorationOf(change),
    }),
  );
}

type PricePreview = {
  /** Cents. */
  dueToday: number;
  /** Cents that stay to be set against later bills. */
  credit: number;
  /** Cents of earlier credit that this uses up. */
  creditUsed: number;
  /** When the next bill would come; null if the preview does not say. */
  nextDate: string | null;
  /** The moment that it was worked out for; Unix seconds. */
  prorationDate: number | null;
  /** When the period began that is changed; Unix seconds. */
  periodStart: number;
};

/** What a period costs at a price, in cents after discounts and before credit. `tax`: whether it is in there, or comes on top. */
export type PeriodPrice = { cents: number; tax: "none" | "included" | "added" };

/** What each period costs once a subscription is on another price. */
export async function previewPeriod(subscriptionId: string, priceId: string): Promise<PeriodPrice> {
  const { id } = await itemOf(subscriptionId);
  const bill = await callStripe(() =>
    stripe().invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id, price: priceId }],
        ...prorationOf({ is: "kept" }),
      },
    }),
  );
  const { total: cents, total_taxes, automatic_tax } = bill;
  if (automatic_tax.status === "requires_location_inputs") return { cents, tax: "added" };
  return { cents, tax: total_taxes?.some(({ amount }) => amount > 0) ? "included" : "none" };
}

/** What a change would cost today, what of it stays as credit, and when the next bill would come. */
export async function previewPrice(
  subscriptionId: string,
  priceId: string,
  change: PriceChange,
): Promise<PricePreview> {
  const { id, current_period_start: periodStart } = await itemOf(subscriptionId);
  const bill = await callStripe(() =>
    stripe().invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id, price: priceId }],
        ...prorationOf(change),
      },
    }),
  );
  // The unused time of the old price is a line too, and ends with the old period.
  const ends = bill.lines.data.flatMap(({ pricing, period }) => {
    const price = pricing?.price_details?.price;
    return (typeof price === "string" ? price : price?.id) === priceId ? [period.end] : [];
  });
  // What is due is never less than nothing. A balance below zero is credit from before.
  const credit = Math.max(0, -(bill.total + bill.starting_balance));
  return {
    dueToday: bill.amount_due,
    credit,
    creditUsed: Math.max(0, -bill.starting_balance - credit),
    nextDate: ends.length > 0 ? new Date(1000 * Math.max(...ends)).toISOString() : null,
    prorationDate: bill.parent?.subscription_details?.subscription_proration_date ?? null,
    periodStart,
  };
}
