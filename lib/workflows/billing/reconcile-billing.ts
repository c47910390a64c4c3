import type { Db } from "#lib/data/db";
import { listCustomers } from "#lib/data/subscriptions";
import { subscribedCustomers } from "#lib/vendors/stripe/subscriptions";
import { syncSubscription } from "./sync-subscription.ts";

const PAGE = 200;

/**
 * Reads every customer's subscriptions at Stripe and writes how they stand, whatever events were missed: those that
 * Stripe knows, and those that only we know. Service client: it goes through all companies.
 * @returns how many were read, and how many of Stripe's are no accounts of ours
 */
export async function reconcileBilling(service: Db): Promise<{ read: number; strangers: number }> {
  const done = new Set<string>();
  let strangers = 0;
  for await (const customerId of subscribedCustomers()) {
    if ((await syncSubscription(service, customerId)) === null) strangers++;
    else done.add(customerId);
  }
  let last: string | null = null;
  while (true) {
    const page = await listCustomers(service, last, PAGE);
    for (const { customerId } of page) {
      if (!done.has(customerId)) await syncSubscription(service, customerId);
      done.add(customerId);
    }
    last = page.at(-1)?.userId ?? null;
    if (last === null) return { read: done.size, strangers };
  }
}
