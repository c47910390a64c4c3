import type { ServiceDb } from "#lib/data/db";
import { readAccess, readSubscription } from "#lib/data/plans/billing";
import { AppError } from "#lib/domain/core/errors";
import { isLive } from "#lib/domain/plans/billing";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { alreadyOn } from "#lib/domain/plans/billing-texts";
import type { ChangeTerms } from "#lib/domain/plans/plan-change";
import {
  type BillingCycle,
  includes,
  lookupKey,
  planName,
  readOfferedPlan,
} from "#lib/domain/plans/plans";
import type { Owner } from "./customer-of.ts";
import { makeChange } from "./make-change.ts";
import { mustBeChangeable, mustNotBeCustom, runningSubscription } from "./running-subscription.ts";
import { startCheckout } from "./start-checkout.ts";

/** An open checkout if there was no subscription yet; nothing if the running one was changed. */
type Upgraded = { session_id?: string; client_secret?: string };

const JUST_NOW_MS = 60_000;

/**
 * The subscription to change; null if there was none. Whoever goes up while the plan is being ended somewhere else
 * would find themselves at a checkout that they did not ask for.
 * @throws AppError `conflict` if it was ended at this moment
 */
async function runningUnlessJustEnded(service: ServiceDb, userId: string) {
  const known = await readSubscription(service, userId);
  const running = await runningSubscription(service, userId);
  if (running !== null || known === null) return running;
  const after = (await readSubscription(service, userId)) ?? known;
  const ended = after.canceledAt === null ? null : Date.parse(after.canceledAt);
  if (isLive(known) || (ended !== null && Math.abs(Date.now() - ended) < JUST_NOW_MS))
    throw new AppError("conflict", BILLING_REFUSALS.justEnded);
  return null;
}

/**
 * The way up: changes the running subscription, in its own cycle, or opens a checkout for the first one.
 * @throws AppError `invalid_input`, `forbidden` for the Custom plan, `conflict` if nothing
 * lies above, a payment waits, or the cost is another one than was agreed to
 */
export async function upgradePlan(
  service: ServiceDb,
  owner: Owner,
  wanted: {
    targetPlan: string;
    billingCycle: BillingCycle;
    /** What the person saw and agreed to; a bare call of the address carries nothing of it. */
    agreed?: ChangeTerms | undefined;
  },
  appUrl: string,
): Promise<Upgraded> {
  const target = readOfferedPlan(wanted.targetPlan);
  if (target === null) throw new AppError("invalid_input", BILLING_REFUSALS.invalidPlan);
  await mustNotBeCustom(service, owner.userId);
  const running = await runningUnlessJustEnded(service, owner.userId);
  if (running !== null) mustBeChangeable(running);
  const { plan } = running ?? (await readAccess(service, owner.userId));
  if (includes({ plan, trialing: false }, target))
    throw new AppError("conflict", alreadyOn(planName(plan)));
  const agreed = wanted.agreed ?? null;
  if (running === null) {
    if (agreed !== null) throw new AppError("conflict", BILLING_REFUSALS.costChanged);
    const key = lookupKey(target, wanted.billingCycle);
    const { sessionId, clientSecret } = await startCheckout(service, owner, key, appUrl);
    return { session_id: sessionId, client_secret: clientSecret };
  }
  const to = { plan: target, cycle: running.cycle };
  await makeChange(service, { userId: owner.userId, subscription: running, to }, agreed);
  return {};
}
