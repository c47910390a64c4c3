import { readProfile } from "#lib/data/account/profiles";
import type { ServiceDb } from "#lib/data/db";
import { enqueueJob } from "#lib/data/jobs";
import { readAccess, readSubscription } from "#lib/data/plans/billing";
import { isEventKept, keepEvent } from "#lib/data/plans/billing-events";
import {
  beginReading,
  findByCustomer,
  hasTrialCard,
  takeTrialCard,
  writeNoSubscription,
  writeSubscription,
} from "#lib/data/plans/subscriptions";
import { isUuid } from "#lib/domain/core/uuid";
import {
  alsoBilled,
  currentSubscription,
  isLive,
  isRefundDue,
  secondSubscriptions,
} from "#lib/domain/plans/billing";
import type { UnrecognizedSubscription } from "#lib/domain/plans/unrecognized";
import { chargeToCard } from "#lib/vendors/stripe/cards";
import { closeCheckouts } from "#lib/vendors/stripe/checkout";
import { type CustomerReading, ownerOfCustomer, readCustomer } from "#lib/vendors/stripe/customers";
import {
  cancelNow,
  readSubscriptions,
  type SubscriptionReading,
  type Subscriptions,
} from "#lib/vendors/stripe/subscriptions";

export type Synced = {
  userId: string;
  subscription: SubscriptionReading | null;
  /** Whether a trial was ended because its card has had one with another company. */
  trialRefused: boolean;
  /** All that the customer has or had. */
  all: readonly SubscriptionReading[];
  /** What may be billed and can't be named. While nothing else runs, the plan stays as it was known. */
  unnamed: readonly UnrecognizedSubscription[];
  /** If it was deleted at Stripe the account has none now. */
  customer: CustomerReading;
};

/** The subscription that Stripe still keeps for an account; null if there is none. */
export function liveIn(synced: Synced | null): SubscriptionReading | null {
  return synced?.subscription && isLive(synced.subscription) ? synced.subscription : null;
}

/** Whether an account has what may be billed, by whatever name: no second one is sold. */
export function isServed(synced: Synced | null): boolean {
  return liveIn(synced) !== null || (synced?.unnamed.length ?? 0) > 0;
}

/** What a reading can't name: those that were never known, and those that go on by what was known. */
export function unrecognizedIn({ all, unnamed }: Pick<Synced, "all" | "unnamed">) {
  const remembered = all.filter((one) => one.unnamed !== null && isLive(one));
  return [...unnamed, ...remembered].map(({ id, customerId, unnamed: why }) => ({
    id,
    customerId,
    why,
  }));
}

/** Whose customer it is; null if the account is not, or no longer, ours. */
async function ownerOf(service: ServiceDb, customerId: string): Promise<string | null> {
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
  service: ServiceDb,
  userId: string,
  { status, trialEnd, cardFingerprint }: SubscriptionReading,
): Promise<boolean> {
  // An event may have ended the trial before somebody asks why.
  const tried = status === "trialing" || (status === "canceled" && trialEnd !== null);
  if (!tried || cardFingerprint === null) return false;
  if (await takeTrialCard(service, userId, cardFingerprint)) return false;
  return !(await hasTrialCard(service, userId));
}

type Reading = Subscriptions & { number: number };

async function read(service: ServiceDb, userId: string, customerId: string): Promise<Reading> {
  const number = await beginReading(service);
  const remembered = await readSubscription(service, userId);
  return { number, ...(await readSubscriptions(customerId, remembered)) };
}

/** Tells support what can't be named, once a month for each. */
async function tellOfUnnamed(service: ServiceDb, userId: string, reading: Reading): Promise<void> {
  for (const { id, customerId, why } of unrecognizedIn(reading)) {
    const key = `unnamed:${id}:${why}`;
    if (why === null || (await isEventKept(service, key))) continue;
    const payload = { userId, customerId, about: id, why };
    await enqueueJob(service, "tell_support_of_subscription", payload, key);
    // First the job: whoever is killed in between tells it again.
    await keepEvent(service, { id: key }, null);
  }
}

/** Queues that a second subscription is ended and given back. */
async function promiseRefund(
  service: ServiceDb,
  userId: string,
  { id, plan }: SubscriptionReading,
) {
  const payload = { userId, subscriptionId: id, plan };
  await enqueueJob(service, "end_second_subscription", payload, `second:${id}`);
}

/** Ends what was paid for beside a running subscription. A job gives back what it charged. @returns whether there was any */
async function endSecondSubscriptions(
  service: ServiceDb,
  userId: string,
  { all }: Reading,
): Promise<boolean> {
  // Nothing that we can't name is ended by itself.
  const seconds = secondSubscriptions(all).filter(({ unnamed }) => unnamed === null);
  for (const second of seconds) {
    // First the job: whoever is killed in between has promised the refund.
    await promiseRefund(service, userId, second);
    await cancelNow(second.id, { asSecond: true });
  }
  return seconds.length > 0;
}

/**
 * Queues a job that ends subscriptions sold by our checkout once the account has a Custom plan, whichever came first: a
 * checkout may be paid after the plan was given.
 */
async function endBesideCustom(
  service: ServiceDb,
  userId: string,
  { all }: Reading,
): Promise<void> {
  const { plan } = await readAccess(service, userId);
  if (plan !== "CUSTOM" || !alsoBilled(plan, all).some(({ soldHere }) => soldHere)) return;
  await enqueueJob(service, "end_other_subscription", { userId }, `end-other:${userId}`);
}

type Found = Pick<Synced, "subscription" | "customer"> & { customerId: string };

async function write(
  service: ServiceDb,
  userId: string,
  reading: number,
  { subscription, customerId, customer }: Found,
): Promise<void> {
  if (subscription !== null)
    await writeSubscription(service, userId, reading, subscription, customer);
  else await writeNoSubscription(service, userId, reading, { customerId, ...customer });
}

/** Each round ends a subscription that may not run. */
const ROUNDS = 5;

/**
 * Reads a customer's subscriptions at Stripe and writes what counts: the plan in force, and what it opens. Whatever the
 * order and number of calls, the last state that Stripe told is the one that stays. A trial on a used card ends here,
 * and so does what was paid for twice; what is billed beside a Custom plan is queued to end; beside a subscription no
 * checkout stays open; a card that was saved later is the one that is charged. What can't be named changes nothing, and
 * support is told.
 * @returns null if the customer isn't ours
 */
export async function syncSubscription(
  service: ServiceDb,
  customerId: string,
): Promise<Synced | null> {
  const userId = await ownerOf(service, customerId);
  if (userId === null) return null;
  let reading = await read(service, userId, customerId);
  let trialRefused = false;
  for (let round = 0; round < ROUNDS; round++) {
    const current = currentSubscription(reading.all);
    const refused = current?.unnamed === null && (await refusesTrial(service, userId, current));
    trialRefused ||= refused;
    if (refused && current.status === "trialing") await cancelNow(current.id);
    else if (!(await endSecondSubscriptions(service, userId, reading))) break;
    reading = await read(service, userId, customerId);
  }
  // Whatever became of the first promise: what is paid and not given back is promised again.
  for (const one of reading.all) if (isRefundDue(one)) await promiseRefund(service, userId, one);
  const found = currentSubscription(reading.all);
  const live = found !== null && isLive(found);
  const customer = live ? found.customer : await readCustomer(customerId);
  const subscription = customer.gone ? null : found;
  const stays = !live && !customer.gone && reading.unnamed.length > 0;
  // Somebody may be billed for a subscription that can't be named: the plan that is stored stays.
  if (!stays) await write(service, userId, reading.number, { subscription, customerId, customer });
  await tellOfUnnamed(service, userId, reading);
  if (live || stays) await closeCheckouts(customerId);
  if (live) {
    await endBesideCustom(service, userId, reading);
    if (found.newerCard !== null) await chargeToCard(found.id, found.newerCard);
  }
  const { all, unnamed } = reading;
  return { userId, subscription, trialRefused, all, unnamed, customer };
}
