import type { ServiceDb } from "#lib/data/db";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { nameCustomer } from "#lib/vendors/stripe/customers";
import { companyName } from "./customer-of.ts";

/**
 * Writes the company's name on its bills: when it is named, when it is `renamed`, and after a checkout, which puts the
 * cardholder's there.
 * @throws AppError `vendor_failed`
 */
export async function nameOnBills(
  service: ServiceDb,
  { userId, renamed }: { userId: string; renamed: boolean },
): Promise<void> {
  const customer = await findCustomer(service, userId);
  const name = await companyName(service, userId);
  if (customer !== null && name !== "") await nameCustomer(customer.customerId, name, { renamed });
}
