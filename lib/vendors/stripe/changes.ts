import { AppError } from "../../domain/errors.ts";
import { asking, stripe } from "./connection.ts";

/** The item whose price is changed: without its id Stripe would add a second one. */
async function itemOf(subscriptionId: string): Promise<string> {
  const { items } = await asking(() => stripe().subscriptions.retrieve(subscriptionId));
  const [item] = items.data;
  if (!item) throw new AppError("vendor_failed", "This subscription can't be changed.");
  return item.id;
}

/**
 * Puts a subscription on another price at once; the difference is billed now, and what was paid too much is kept as
 * credit. Where the card is refused nothing changes.
 * @throws AppError `conflict` in the words of the card's bank
 */
export async function changePrice(subscriptionId: string, priceId: string): Promise<void> {
  const id = await itemOf(subscriptionId);
  await asking(() =>
    stripe().subscriptions.update(subscriptionId, {
      items: [{ id, price: priceId }],
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
    }),
  );
}

export type PricePreview = {
  /** Cents. */
  dueToday: number;
  /** Cents that stay to be set against later bills. */
  credit: number;
  /** When the next bill would come; null where the preview does not say. */
  nextDate: string | null;
};

/** What that would cost today, what of it stays as credit, and when the next bill would come. */
export async function previewPrice(subscriptionId: string, priceId: string): Promise<PricePreview> {
  const id = await itemOf(subscriptionId);
  const bill = await asking(() =>
    stripe().invoices.createPreview({
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id, price: priceId }],
        proration_behavior: "always_invoice",
      },
    }),
  );
  // The unused time of the old price is a line too, and ends with the old period.
  const ends = bill.lines.data.flatMap(({ pricing, period }) => {
    const price = pricing?.price_details?.price;
    return (typeof price === "string" ? price : price?.id) === priceId ? [period.end] : [];
  });
  return {
    dueToday: bill.amount_due,
    // What is due is never less than nothing. A balance below zero is credit from before.
    credit: Math.max(0, -(bill.total + bill.starting_balance)),
    nextDate: ends.length > 0 ? new Date(1000 * Math.max(...ends)).toISOString() : null,
  };
}
