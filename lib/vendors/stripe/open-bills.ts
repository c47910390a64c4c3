import type Stripe from "stripe";
import { AppError } from "#lib/domain/core/errors";
import { cardsOf, chargeToCard } from "./cards.ts";
import { callStripe, stripe } from "./connection.ts";

/** Cards that may pay a subscription's bills. */
async function readCards(subscriptionId: string) {
  const subscription = await callStripe(() =>
    stripe().subscriptions.retrieve(subscriptionId, {
      expand: ["default_payment_method", "customer.invoice_settings.default_payment_method"],
    }),
  );
  return cardsOf(subscription);
}

/** The card that a bill was refused by last. */
async function refusedBy(bill: string): Promise<string | null> {
  const { data } = await callStripe(() =>
    stripe().invoicePayments.list({ invoice: bill, expand: ["data.payment.payment_intent"] }),
  );
  const errors = data.map(({ payment: { payment_intent: intent } }) =>
    typeof intent === "object" ? intent.last_payment_error?.payment_method?.id : undefined,
  );
  return errors.find((id) => id !== undefined) ?? null;
}

/** Charges a bill. @returns whether it is paid, by whomever: the card may be refused, or another call be first */
async function pay(bill: string, card: string): Promise<boolean> {
  try {
    await callStripe(() => stripe().invoices.pay(bill, { payment_method: card }));
    return true;
  } catch (failure) {
    if (failure instanceof AppError && failure.code === "conflict") return false;
    const { status } = await callStripe(() => stripe().invoices.retrieve(bill));
    if (status === "paid") return true;
    throw failure;
  }
}

function openBills(subscription: string): Promise<Stripe.Invoice[]> {
  return callStripe(() =>
    stripe()
      .invoices.list({ subscription, status: "open", limit: 100 })
      .autoPagingToArray({ limit: 1000 }),
  );
}

/** What is owed for plans that have ended, in cents, and the page of the newest of these bills. */
export type OpenInvoices = { cents: number; url: string | null };

/** Null if a customer owes nothing. A first bill that was refused goes with its checkout, and is no debt. */
export async function openInvoices(customer: string): Promise<OpenInvoices | null> {
  const open = await callStripe(() =>
    stripe()
      .invoices.list({ customer, status: "open", limit: 100 })
      .autoPagingToArray({ limit: 1000 }),
  );
  const owed = open.filter(
    ({ billing_reason: reason, collection_method: by }) =>
      reason !== "subscription_create" || by !== "charge_automatically",
  );
  if (owed.length === 0) return null;
  const cents = owed.reduce((sum, { amount_remaining }) => sum + amount_remaining, 0);
  return { cents, url: owed[0]?.hosted_invoice_url ?? null };
}

/**
 * Charges a subscription's open bills, the oldest first, to the card that was saved last. A card that has refused a
 * bill is not asked again: Stripe does that by its own calendar.
 * @returns the page of the first bill that stays open, on which its bank can be asked too; null if none does
 */
export async function payOpenBills(
  subscriptionId: string,
): Promise<{ paid: number; open: { url: string | null } | null }> {
  const bills = (await openBills(subscriptionId)).toReversed();
  if (bills.length === 0) return { paid: 0, open: null };
  const { newest, own } = await readCards(subscriptionId);
  let paid = 0;
  for (const { id, hosted_invoice_url: url = null } of bills) {
    const mayPay = newest !== null && (await refusedBy(id)) !== newest;
    if (!mayPay || !(await pay(id, newest))) return { paid, open: { url } };
    paid++;
  }
  // What paid now is what the next bill is charged to.
  if (newest !== null && newest !== own) await chargeToCard(subscriptionId, newest);
  return { paid, open: null };
}
