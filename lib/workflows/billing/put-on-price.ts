import type { Db } from "#lib/data/db";
import type { Subscription } from "#lib/domain/billing";
import type { LookupKey } from "#lib/domain/plans";
import { changePrice } from "#lib/vendors/stripe/changes";
import { findPrice } from "#lib/vendors/stripe/prices";
import { syncSubscription } from "./sync-subscription.ts";

/** Puts a subscription on another price at once, and writes what follows. Where the card is refused, everything stays. */
export async function putOnPrice(
  service: Db,
  { id, customerId }: Subscription,
  key: LookupKey,
): Promise<void> {
  const price = await findPrice(key);
  await changePrice(id, price.id);
  await syncSubscription(service, customerId);
}
