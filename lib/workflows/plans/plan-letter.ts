import type { Letter } from "#lib/documents/mails/letter";
import * as letters from "#lib/documents/mails/plan-changes";
import {
  endsWithoutCharge,
  isLive,
  isPaidOrTried,
  isPaymentDue,
  keepsBilling,
  type Subscription,
} from "#lib/domain/plans/billing";
import type { BillingMail } from "#lib/domain/plans/billing-event";
import type { BillingCycle, PlanKey } from "#lib/domain/plans/plans";
import { hasPassed } from "#lib/domain/text/dates";
import { endedUnpaid } from "#lib/vendors/stripe/subscriptions";
import { nextCharge } from "#lib/vendors/stripe/upcoming";

/** What a mail is about, as it was when the mail was queued. */
export type PlanFacts = {
  plan?: PlanKey | undefined;
  cycle?: BillingCycle | undefined;
  fromPlan?: PlanKey | undefined;
  fromCycle?: BillingCycle | undefined;
  invoice?: string | undefined;
  subscriptionId?: string | undefined;
  /** ISO; of a subscription that is not the one that counts. */
  trialEnd?: string | undefined;
  /** ISO. */
  on?: string | undefined;
};

type About = { facts: PlanFacts; subscription: Subscription | null; now: Date };

/**
 * What is mailed of a plan's beginning, change, end or payment; null if it is of no use anymore.
 * @throws AppError `vendor_failed`
 */
export async function planLetter(
  mail: Exclude<BillingMail, "trial_will_end" | "payment_failed">,
  { facts, subscription, now }: About,
  page: letters.PlanPage,
): Promise<Letter | null> {
  const plan = facts.plan ?? subscription?.plan;
  const cycle = facts.cycle ?? subscription?.cycle;
  if (plan === undefined || cycle === undefined) return null;
  const terms = { plan, cycle };
  const { fromPlan = plan, fromCycle = cycle, on = null } = facts;
  // What was ahead when it was queued.
  if (hasPassed(on, now)) return null;
  switch (mail) {
    case "plan_started":
      // What ended meanwhile without a payment needs no beginning.
      if ((page.bill?.total ?? 0) <= 0 && !(subscription && isLive(subscription))) return null;
      return letters.planStartedMail(terms, await trialOf(subscription, now), page);
    case "plan_changed":
      return letters.planChangedMail(
        terms,
        { plan: fromPlan, cycle: fromCycle },
        await nextOf(subscription, terms, now),
        page,
      );
    case "plan_ending": {
      if (on === null) return null;
      const tried = isInTrial(on, facts, subscription);
      // If it isn't the current subscription, it was set to end with the period that is paid.
      const current = isCurrent(facts, subscription) ? subscription : null;
      const isLast = tried || current === null || endsWithoutCharge({ ...current, cancelAt: on });
      const next = isLast ? null : await nextOf(subscription, terms, now);
      return letters.planEndingMail(terms, { on, tried, isLast, next }, page);
    }
    case "plan_ended": {
      const { subscriptionId: id } = facts;
      const unpaid = id !== undefined && (await endedUnpaid(id));
      const tried = isInTrial(subscription?.canceledAt ?? null, facts, subscription);
      return letters.planEndedMail(terms, { unpaid, tried }, page);
    }
    case "plan_paused":
      // Whoever has paid meanwhile has their plan.
      return isPaymentDue({ status: subscription?.status ?? null })
        ? letters.planPausedMail(terms, page)
        : null;
    case "payment_received":
      // A bill of nothing is no payment.
      return page.bill === null || page.bill.total <= 0
        ? null
        : letters.paymentReceivedMail(terms, subscription?.periodEnd ?? null, page);
    case "renewal_ahead": {
      if (on === null || subscription?.status !== "active" || !keepsBilling(subscription))
        return null;
      if (!subscription.isCollected) return null;
      return letters.renewalAheadMail(
        terms,
        { on, charge: await nextCharge(subscription.id), cancelAt: subscription.cancelAt },
        page,
      );
    }
  }
}

/** What is charged next of a subscription that is still on these terms. */
async function nextOf(
  subscription: Subscription | null,
  { plan, cycle }: Pick<Subscription, "plan" | "cycle">,
  now: Date,
): Promise<letters.NextCharge | null> {
  if (subscription?.plan !== plan || subscription.cycle !== cycle) return null;
  const { id, periodEnd: on, isCollected } = subscription;
  if (on === null || hasPassed(on, now) || !isCollected || !isPaidOrTried(subscription))
    return null;
  const cents = await nextCharge(id);
  return cents === null ? null : { cents, on };
}

/** Whether a mail is about the current subscription. */
function isCurrent({ subscriptionId }: PlanFacts, subscription: Subscription | null): boolean {
  return subscriptionId === undefined || subscriptionId === subscription?.id;
}

/** Whether what a mail tells of ended, or ends, before its trial's end: nothing was charged for it. */
function isInTrial(
  end: string | null,
  facts: PlanFacts,
  subscription: Subscription | null,
): boolean {
  const ofCurrent = isCurrent(facts, subscription) ? (subscription?.trialEnd ?? null) : null;
  const trial = facts.trialEnd ?? ofCurrent;
  return end !== null && trial !== null && Date.parse(end) <= Date.parse(trial);
}

async function trialOf(subscription: Subscription | null, now: Date) {
  if (subscription?.status !== "trialing" || subscription.trialEnd === null) return null;
  if (hasPassed(subscription.trialEnd, now)) return null;
  return { ends: subscription.trialEnd, charge: await nextCharge(subscription.id) };
}
