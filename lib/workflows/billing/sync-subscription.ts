import type { Db } from "#lib/data/db";
import { readProfile } from "#lib/data/profiles";
import {
  beginReading,
  findByCustomer,
  hasTrialCard,
  takeTrialCard,
  writeNoSubscription,
  writeSubscription,
} from "#lib/data/subscriptions";
import { currentSubscription, isLive, type Subscription } from "#lib/domain/billing";
import { isCustomerGone, ownerOfCustomer } from "#lib/vendors/stripe/customers";
import {
  endSubscription,
  readSubscriptions,
  type SubscriptionReading,
} from "#lib/vendors/stripe/subscriptions";

export type Synced = {
  userId: string;
  subscription: Subscription | null;
  /** Whether a trial was ended because its card has had one with another company. */
  trialRefused: boolean;
  /** Whether the customer was deleted at Stripe: the account has none now. */
  customerGone: boolean;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whose customer it is; null where the account is not, or no longer, ours. */
async function ownerOf(service: Db, customerId: string): Promise<string | null> {
  const known = await findByCustomer(service, customerId);
  if (known !== null) return known.userId;
  const userId = await ownerOfCustomer(customerId);
  if (userId === null || !UUID.test(userId)) return null;
  return (await readProfile(service, userId)) === null ? null : userId;
}

/**
 * A card gives one trial. One that had its trial elsewhere begins none, and is charged nothing. A trial that began on
 * another card stays when its card is changed.
 */
async function refusesTrial(
  service: Db,
  userId: string,
  { status, trialEnd, cardFingerprint }: SubscriptionReading,
): Promise<boolean> {
  // An event may have ended the trial before somebody asks why.
  const tried = status === "trialing" || (status === "canceled" && trialEnd !== null);
  if (!tried || cardFingerprint === null) return false;
  if (await takeTrialCard(service, userId, cardFingerprint)) return false;
  return !(await hasTrialCard(service, userId));
}

type Reading = { number: number; found: SubscriptionReading | null };

async function read(service: Db, customerId: string): Promise<Reading> {
  const number = await beginReading(service);
  const all = await readSubscriptions(customerId);
  const current = currentSubscription(all);
  return { number, found: all.find(({ id }) => id === current?.id) ?? null };
}

/**
 * Reads a customer's subscriptions at Stripe and writes what counts: the plan in force, and what it opens. Whatever
 * the order and number of calls, the last state that Stripe told is the one that stays. Service client: nobody writes
 * their own plan.
 * @returns null where the customer is none of ours
 */
export async function syncSubscription(service: Db, customerId: string): Promise<Synced | null> {
  const userId = await ownerOf(service, customerId);
  if (userId === null) return null;
  let reading = await read(service, customerId);
  const trialRefused =
    reading.found !== null && (await refusesTrial(service, userId, reading.found));
  if (reading.found?.status === "trialing" && trialRefused) {
    await endSubscription(reading.found.id);
    reading = await read(service, customerId);
  }
  const { number, found } = reading;
  // Nobody has a live subscription without a customer.
  const gone = !(found && isLive(found)) && (await isCustomerGone(customerId));
  const subscription = gone ? null : found;
  if (subscription !== null) await writeSubscription(service, userId, number, subscription);
  else await writeNoSubscription(service, userId, number, { customerId, gone });
  return { userId, subscription, trialRefused, customerGone: gone };
}
