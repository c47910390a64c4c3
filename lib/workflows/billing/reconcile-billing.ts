import type { Db } from "#lib/data/db";
import { listCustomers } from "#lib/data/subscriptions";
import { subscribedCustomers } from "#lib/vendors/stripe/subscriptions";
import { receiveMissedEvents } from "./receive-missed-events.ts";
import { syncSubscription } from "./sync-subscription.ts";

const PAGE = 200;

export type Reconciled = {
  /** Events that had not reached us. */
  missed: number;
  /** Customers who are as Stripe tells. */
  read: number;
  /** Customers at Stripe who are no accounts of ours. */
  strangers: number;
  /** What went wrong with one event or customer; the others were done all the same. */
  failures: unknown[];
};

/**
 * Takes the events that were missed, then reads every customer's subscriptions at Stripe and writes how they stand:
 * those that Stripe knows, and those that only we know. Service client: it goes through all companies.
 */
export async function reconcileBilling(service: Db): Promise<Reconciled> {
  const { missed, failures } = await receiveMissedEvents(service);
  const done = new Set<string>();
  let strangers = 0;
  const sync = async (customerId: string) => {
    try {
      if ((await syncSubscription(service, customerId)) === null) strangers++;
      else done.add(customerId);
    } catch (failure) {
      failures.push(failure);
    }
  };
  for await (const customerId of subscribedCustomers()) await sync(customerId);
  let last: string | null = null;
  while (true) {
    const page = await listCustomers(service, last, PAGE);
    for (const { customerId } of page) if (!done.has(customerId)) await sync(customerId);
    last = page.at(-1)?.userId ?? null;
    if (last === null) return { missed, read: done.size, strangers, failures };
  }
}
