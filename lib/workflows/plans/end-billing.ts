import { removeCustomer } from "#lib/vendors/stripe/customers";

/** After an account was deleted: its customer goes, and with it what was billed or open. Again changes nothing. */
export async function endBilling(customerId: string): Promise<void> {
  await removeCustomer(customerId);
}
