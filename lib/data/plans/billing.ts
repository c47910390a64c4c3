import { capMonth, isLive, isPaymentDue, type Subscription } from "#lib/domain/plans/billing";
import type { Access } from "#lib/domain/plans/plans";
import type { ViewRow } from "../database.ts";
import { type Db, type Row, unwrap } from "../db.ts";

type SubscriptionRow = Pick<
  Row<"subscriptions">,
  | ("subscription_id" | "customer_id" | "plan" | "cycle" | "status" | "next_charge")
  | ("started_at" | "trial_end" | "period_end" | "past_due_since" | "cancel_at" | "canceled_at")
  | "is_collected"
>;

/** The last known subscription of an account; null if it never had one, or it is another's. */
export async function readSubscription(db: Db, userId: string): Promise<Subscription | null> {
  const data = unwrap(
    await db
      .from("subscriptions")
      .select("*")
      .eq("user_id", userId)
      .not("subscription_id", "is", null)
      .maybeSingle(),
  );
  return toSubscription(data);
}

/** A stored subscription in our words; null if its customer has never subscribed. */
export function toSubscription(row: SubscriptionRow | null): Subscription | null {
  if (row === null) return null;
  const { subscription_id: id, customer_id: customerId, started_at: startedAt } = row;
  const { plan, cycle, status } = row;
  // The database has all six or none of them.
  if (!(id && customerId && plan && cycle && status && startedAt)) return null;
  return {
    id,
    customerId,
    plan,
    cycle,
    status,
    startedAt,
    trialEnd: row.trial_end,
    periodEnd: row.period_end,
    pastDueSince: row.past_due_since,
    cancelAt: row.cancel_at,
    canceledAt: row.canceled_at,
    nextCharge: row.next_charge,
    isCollected: row.is_collected,
  };
}

/** The columns that an access is made from. */
const ACCESS_COLUMNS = "plan, trialing, subscribed_plan, subscription_status";

/**
 * What an account pays for, for its bills: what a company may use is read in company-access.ts. Nothing if there is no
 * such account, or it is another's.
 */
export async function readAccess(db: Db, userId: string): Promise<Access> {
  const data = unwrap(
    await db.from("plan_access").select(ACCESS_COLUMNS).eq("user_id", userId).maybeSingle(),
  );
  return toAccess(data);
}

type AccessRow = Pick<
  ViewRow<"plan_access">,
  "plan" | "trialing" | "subscribed_plan" | "subscription_status"
>;

/** What a stored plan opens. */
export function toAccess(data: AccessRow | null): Access {
  const status = data?.subscription_status ?? null;
  return {
    plan: data?.plan ?? null,
    trialing: data?.trialing ?? false,
    unpaid: isPaymentDue({ status }) ? (data?.subscribed_plan ?? null) : null,
  };
}

/** Whether the reader's one trial is used up. */
export async function isMyTrialUsed(db: Db): Promise<boolean> {
  return unwrap(await db.rpc("my_trial_used"));
}

type MonthsRow = Pick<ViewRow<"plan_access">, "plan" | "months_from" | "trial_ends">;

/** When the next month of candidates of a stored plan begins; null without a plan, or if it ends before. */
export function toNextMonth(
  data: MonthsRow | null,
  subscription: Subscription | null,
  now: Date,
): string | null {
  if (!data?.plan) return null;
  const { end } = capMonth({ startedAt: data.months_from, trialEnd: data.trial_ends }, now);
  const over = subscription && isLive(subscription) ? subscription.cancelAt : null;
  return over !== null && new Date(over) <= end ? null : end.toISOString();
}
