import { callStripe, callStripeOrNull, stripe } from "./connection.ts";

/** The metadata of a subscription of which everything was given back. */
export const REFUNDED_KEY = "rolecall_refunded";

/** Writes beside a subscription that nothing of it is owed anymore; Stripe takes metadata of an ended one too. */
export async function markSettled(subscription: string): Promise<void> {
  await callStripeOrNull(() =>
    stripe().subscriptions.update(subscription, { metadata: { [REFUNDED_KEY]: "yes" } }),
  );
}

/** Marks a refund that we made ourselves. */
export const OUR_REFUND = { made_by: "rolecall" } as const;

/** What was paid for a bill, payment by payment. */
async function paymentsOf(invoice: string): Promise<{ intent: string; cents: number }[]> {
  const { data } = await callStripe(() =>
    stripe().invoicePayments.list({ invoice, status: "paid", limit: 100 }),
  );
  return data.flatMap(({ payment: { payment_intent: intent }, amount_paid }) =>
    intent
      ? [{ intent: typeof intent === "string" ? intent : intent.id, cents: amount_paid ?? 0 }]
      : [],
  );
}

/**
 * Gives back everything that was paid for a subscription; what was given back already stays so. Credit that a bill
 * used up is not restored.
 * @returns cents
 */
export async function refundSubscription(subscription: string): Promise<number> {
  const bills = await callStripe(() =>
    stripe()
      .invoices.list({ subscription, status: "paid", limit: 100 })
      .autoPagingToArray({ limit: 1000 }),
  );
  let refunded = 0;
  for (const { id, amount_paid } of bills) {
    if (id === undefined || amount_paid === 0) continue;
    for (const { intent, cents } of await paymentsOf(id)) {
      // Without a key of ours: Stripe itself refuses to give the same payment back twice.
      await callStripeOrNull(
        () =>
          stripe().refunds.create({
            payment_intent: intent,
            reason: "duplicate",
            metadata: OUR_REFUND,
          }),
        "charge_already_refunded",
      );
      refunded += cents;
    }
  }
  return refunded;
}
