import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { isLive, isPaymentDue } from "#lib/domain/plans/billing";
import type { BillingCycle, Plan } from "#lib/domain/plans/plans";
import { readCompany } from "../company/companies.ts";
import type { Db } from "../db.ts";
import { readAccess, readNextMonth, readSubscription, waitingCount } from "../plans/billing.ts";

/** Answers above the plan's cap: how many, and what an upgrade would start from. */
type WaitingCandidates = {
  count: number;
  plan: Plan;
  /** The running subscription's cycle; null where there is none to upgrade. */
  cycle: BillingCycle | null;
  /** When some of them open without an upgrade; null without a plan. */
  nextMonth: string | null;
  /** Whether the running subscription waits for a payment. */
  paymentWaits: boolean;
  timeZone: string;
};

/** What waits for a larger plan or a new month, of one interview or of all; null where nothing does. */
export async function readWaitingCandidates(
  db: Db,
  userId: string,
  interviewId?: string,
): Promise<WaitingCandidates | null> {
  return describeWaiting(db, userId, await waitingCount(db, interviewId));
}

/** The same of a number that is known already. */
export async function describeWaiting(
  db: Db,
  userId: string,
  count: number,
): Promise<WaitingCandidates | null> {
  if (count === 0) return null;
  const [access, subscription, nextMonth, company] = await Promise.all([
    readAccess(db, userId),
    readSubscription(db, userId),
    readNextMonth(db, userId, new Date()),
    readCompany(db, userId),
  ]);
  const live = subscription && isLive(subscription) ? subscription : null;
  return {
    count,
    plan: access.plan,
    cycle: live?.cycle ?? null,
    nextMonth,
    paymentWaits: live !== null && isPaymentDue(live),
    timeZone: company?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}
