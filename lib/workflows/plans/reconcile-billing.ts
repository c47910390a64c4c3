import type { ServiceDb } from "#lib/data/db";
import { wasDeletedHere } from "#lib/data/jobs";
import { readAccess } from "#lib/data/plans/billing";
import { listCustomers } from "#lib/data/plans/subscriptions";
import {
  alsoBilled,
  hasOpenBill,
  isLive,
  isRefundDue,
  keepsBilling,
} from "#lib/domain/plans/billing";
import type { TakenBack } from "#lib/domain/plans/billing-event";
import { removeCustomer } from "#lib/vendors/stripe/customers";
import { payOpenBills } from "#lib/vendors/stripe/open-bills";
import { readSubscriptions, subscribedCustomers } from "#lib/vendors/stripe/subscriptions";
import { receiveMissedEvents } from "./receive-missed-events.ts";
import { type Synced, syncSubscription, unrecognizedIn } from "./sync-subscription.ts";

const PAGE = 200;

type Reconciled = {
  /** Events that had not reached us. */
  missed: number;
  /** Customers who are as Stripe tells. */
  read: number;
  /** Customers at Stripe who are no accounts of ours, and to whom none of our plans is billed. */
  strangers: number;
  /** Customers whose account was deleted here and who were still billed: that was ended now. */
  ended: string[];
  /** Customers who are billed for a plan of ours, though no account here is theirs: somebody is to look at Stripe. */
  ownerless: string[];
  /**
   * Customers whom two subscriptions bill, or one beside a plan that was given by hand: what our checkout sold beside
   * a Custom plan is queued to end, the rest somebody is to end at Stripe.
   */
  billedTwice: string[];
  /** Subscriptions that were paid for beside another one, ended, and are not given back yet: a job tries for ever. */
  owed: string[];
  /** What may be billed, and can't be named: the plan stays as it was until somebody mends it at Stripe. */
  unnamed: string[];
  /** What was disputed or given back at Stripe in the last 30 days. */
  takenBack: TakenBack[];
  /** What went wrong with one event or customer; the others were still done. */
  failures: unknown[];
};

/**
 * Takes the events that were missed, then reads every customer's subscriptions at Stripe and writes how they stand:
 * those that Stripe knows, and those that only we know. What is billed though its account was deleted is ended; a
 * customer whom this database never knew may be another deployment's, and is named only.
 */
export async function reconcileBilling(service: ServiceDb): Promise<Reconciled> {
  const { missed, failures, takenBack } = await receiveMissedEvents(service);
  const done = new Set<string>();
  const billedTwice: string[] = [];
  const owed: string[] = [];
  const unnamed: string[] = [];
  const ended: string[] = [];
  const ownerless: string[] = [];
  let strangers = 0;
  const stranger = async (customerId: string) => {
    const { all, unnamed: others } = await readSubscriptions(customerId);
    const named = all.some(isLive);
    const billed = named || others.length > 0;
    const unsettled = all.filter(isRefundDue).map(({ id }) => id);
    if (!billed && unsettled.length === 0) strangers++;
    else if (await wasDeletedHere(service, customerId)) {
      owed.push(...unsettled);
      if (!billed) return;
      // Named whether or not Stripe lets it end.
      ended.push(customerId);
      await removeCustomer(customerId);
    } else if (named) ownerless.push(customerId);
    else strangers++;
  };
  const sync = async (customerId: string) => {
    try {
      const synced = await syncSubscription(service, customerId);
      if (synced === null) await stranger(customerId);
      else {
        done.add(customerId);
        await payBills(service, synced);
        if (await isBilledTwice(service, synced)) billedTwice.push(customerId);
        owed.push(...synced.all.filter(isRefundDue).map(({ id }) => id));
        unnamed.push(...unrecognizedIn(synced).map(({ id, why }) => `${id} (${why})`));
      }
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
    if (last === null)
      return {
        missed,
        read: done.size,
        strangers,
        ended,
        ownerless,
        billedTwice,
        owed,
        unnamed,
        takenBack,
        failures,
      };
  }
}

/** A card that was changed at Stripe pays what waits; one that was refused already is left to Stripe's calendar. */
async function payBills(service: ServiceDb, { subscription }: Synced): Promise<void> {
  if (subscription === null || !hasOpenBill(subscription)) return;
  const { paid } = await payOpenBills(subscription.id);
  if (paid > 0) await syncSubscription(service, subscription.customerId);
}

/** Whether a customer pays for two subscriptions, or for one beside a plan that was given by hand. */
async function isBilledTwice(service: ServiceDb, { userId, all }: Synced): Promise<boolean> {
  if (all.filter(keepsBilling).length > 1) return true;
  const { plan } = await readAccess(service, userId);
  return alsoBilled(plan, all).length > 0;
}
