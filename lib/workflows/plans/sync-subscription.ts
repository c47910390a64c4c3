import { readProfile } from "#lib/data/account/profiles";
import type { Db } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { readAccess } from "#lib/data/plans/billing";
import {
  beginReading,
  findByCustomer,
  hasTrialCard,
  takeTrialCard,
  writeNoSubscription,
  writeSubscription,
} from "#lib/data/plans/subscriptions";
import {
  billedBeside,
  currentSubscription,
  isLive,
  isOwedBack,
  secondSubscriptions,
} from "#lib/domain/plans/billing";
import { isUuid } from "#lib/domain/site/uuid";
import { closeCheckouts } from "#lib/vendors/stripe/checkout";
import { type CustomerReading, ownerOfCustomer, readCustomer } from "#lib/vendors/stripe/customers";
import {
  endSubscription,
  readSubscriptions,
  type SubscriptionReading,
} from "#lib/vendors/stripe/subscriptions";

export type Synced = {
  userId: string;
  subscription: SubscriptionReading | null;
  /** Whether a trial was ended because its card has had one with another company. */
  trialRefused: boolean;
  /** All that the customer has or had. */
  all: readonly SubscriptionReading[];
  /** Where it was deleted at Stripe the account has none now. */
  customer: CustomerReading;
};

/** The subscription that Stripe still keeps for an account; null where there is none. */
export function liveIn(synced: Synced | null): SubscriptionReading | null {
  return synced?.subscription && isLive(synced.subscription) ? synced.subscription : null;
}

/** Whose customer it is; null where the account is not, or no longer, ours. */
async function ownerOf(service: Db, customerId: string): Promise<string | null> {
  const known = await findByCustomer(service, customerId);
  if (known !== null) return known.userId;
  const userId = await ownerOfCustomer(customerId);
  if (userId === null || !isUuid(userId)) return null;
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

type Reading = { number: number; all: SubscriptionReading[] };

async function read(service: Db, customerId: string): Promise<Reading> {
  const number = await beginReading(service);
  return { number, all: await readSubscriptions(customerId) };
}

/** Queues that a second subscription is ended and given back. */
async function promiseRefund(service: Db, userId: string, { id, plan }: SubscriptionReading) {
  const payload = { userId, subscriptionId: id, plan };
  await enqueueJob(service, "end_second_subscription", payload, `second:${id}`);
}

/** Ends what was paid for beside a running subscription. A job gives back what it charged. @returns whether there was any */
async function endSecondSubscriptions(
  service: Db,
  userId: string,
  { all }: Reading,
): Promise<boolean> {
  const seconds = secondSubscriptions(all);
  for (const second of seconds) {
    // First the job: whoever is killed in between has promised the refund.
    await promiseRefund(service, userId, second);
    await endSubscription(second.id, { asSecond: true });
  }
  return seconds.length > 0;
}

/**
 * Queues that what our checkout sold is let end beside a Custom plan, whichever of the two came first: a checkout may be
 * paid after the plan was given.
 */
async function endBesideCustom(service: Db, userId: string, { all }: Reading): Promise<void> {
  const { plan } = await readAccess(service, userId);
  if (plan !== "CUSTOM" || !billedBeside(plan, all).some(({ soldHere }) => soldHere)) return;
  await enqueueJob(service, "end_other_subscription", { userId }, `end-other:${userId}`);
}

/** Each round ends a subscription that may not run. */
const ROUNDS = 5;

/**
 * Reads a customer's subscriptions at Stripe and writes what counts: the plan in force, and what it opens. Whatever
 * the order and number of calls, the last state that Stripe told is the one that stays. A trial on a used card ends
 * here, and so does what was paid for twice; what is billed beside a Custom plan is queued to end; beside a subscription
 * no checkout stays open. Service client: nobody writes their own plan.
 * @returns null where the customer is none of ours
 */
export async function syncSubscription(service: Db, customerId: string): Promise<Synced | null> {
  const userId = await ownerOf(service, customerId);
  if (userId === null) return null;
  let reading = await read(service, customerId);
  let trialRefused = false;
  for (let round = 0; round < ROUNDS; round++) {
    const current = currentSubscription(reading.all);
    const refused = current !== null && (await refusesTrial(service, userId, current));
    trialRefused ||= refused;
    if (refused && current.status === "trialing") await endSubscription(current.id);
    else if (!(await endSecondSubscriptions(service, userId, reading))) break;
    reading = await read(service, customerId);
  }
  // Whatever became of the first promise: what is paid and not given back is promised again.
  for (const one of reading.all) if (isOwedBack(one)) await promiseRefund(service, userId, one);
  const found = currentSubscription(reading.all);
  const live = found !== null && isLive(found);
  const customer = live ? found.customer : await readCustomer(customerId);
  const subscription = customer.gone ? null : found;
  if (subscription !== null)
    await writeSubscription(service, userId, reading.number, subscription, customer);
  else await writeNoSubscription(service, userId, reading.number, { customerId, ...customer });
  if (live) {
    await closeCheckouts(customerId);
    await endBesideCustom(service, userId, reading);
  }
  return { userId, subscription, trialRefused, all: reading.all, customer };
}
