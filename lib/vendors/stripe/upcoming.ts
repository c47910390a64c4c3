import { askingFor, stripe } from "./connection.ts";

/**
 * What the next bill of a subscription will charge, in cents, after discounts, taxes and credit; null where none will
 * come. @throws AppError `vendor_failed`
 */
export async function nextCharge(subscription: string): Promise<number | null> {
  const bill = await askingFor(
    () => stripe().invoices.createPreview({ subscription }),
    "invoice_upcoming_none",
  );
  return bill?.amount_due ?? null;
}
