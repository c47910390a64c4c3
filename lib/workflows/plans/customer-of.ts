import { readProfile } from "#lib/data/account/profiles";
import { readCompany } from "#lib/data/company/companies";
import type { ServiceDb } from "#lib/data/db";
import { customerGeneration, raiseCustomerGeneration } from "#lib/data/plans/checkouts";
import { findCustomer, keepCustomer } from "#lib/data/plans/subscriptions";
import { makeCustomer } from "#lib/vendors/stripe/customers";

/** The name that an account's bills are made out to; empty before it has one. */
export async function companyName(service: ServiceDb, userId: string): Promise<string> {
  const company = await readCompany(service, userId);
  return company?.name || (await readProfile(service, userId))?.companyName || "";
}

export type Owner = { userId: string; email: string };

/** An account's customer at Stripe, made if there is none yet. */
export async function customerOf(service: ServiceDb, { userId, email }: Owner): Promise<string> {
  const customer = await findCustomer(service, userId);
  if (customer !== null) return customer.customerId;
  const generation = await customerGeneration(service, userId);
  try {
    const name = await companyName(service, userId);
    const made = await makeCustomer({ userId, email, name }, generation);
    return await keepCustomer(service, userId, made);
  } catch (failure) {
    await raiseCustomerGeneration(service, userId, generation);
    throw failure;
  }
}
