import { callStripeOrNull, stripe } from "./connection.ts";

/** A bill, as a mail tells of it. Money in cents. */
export type Bill = {
  /** Its page at Stripe, if it can be read, kept and paid; null before it is final. */
  url: string | null;
  /** What the card or a transfer paid. */
  paid: number;
  /** What it was for, before credit. */
  total: number;
  isOpen: boolean;
};

/** A bill as it is now; null if no bill has that id. */
export async function readBill(id: string): Promise<Bill | null> {
  const bill = await callStripeOrNull(() => stripe().invoices.retrieve(id));
  if (bill === null) return null;
  return {
    url: bill.hosted_invoice_url ?? null,
    paid: bill.amount_paid,
    total: bill.total,
    isOpen: bill.status === "open",
  };
}
