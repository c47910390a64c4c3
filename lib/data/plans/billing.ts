import { z } from "zod";
import {
  capMonth,
  isLive,
  isPaymentDue,
  SUBSCRIPTION_STATUSES,
  type Subscription,
} from "#lib/domain/plans/billing";
import { type Access, BILLING_CYCLES, PLAN_KEYS } from "#lib/domain/plans/plans";
import type { ViewRow } from "../database.ts";
import { type Db, unwrap } from "../db.ts";

/** A subscription's row has all of these, or is a customer who has not subscribed. */
const subscriptionRow = z
  .object({
    subscription_id: z.string(),
    customer_id: z.string(),
    plan: z.enum(PLAN_KEYS),
    cycle: z.enum(BILLING_CYCLES),
    status: z.enum(SUBSCRIPTION_STATUSES),
    started_at: z.string(),
    trial_end: z.string().nullable(),
    period_end: z.string().nullable(),
    past_due_since: z.string().nullable(),
    cancel_at: z.string().nullable(),
    canceled_at: z.string().nullable(),
    next_charge: z.number().nullable(),
    is_collected: z.boolean(),
  })
  .transform(
    (row): Subscription => ({
      id: row.subscription_id,
      customerId: row.customer_id,
      plan: row.plan,
      cycle: row.cycle,
      status: row.status,
      startedAt: row.started_at,
      trialEnd: row.trial_end,
      periodEnd: row.period_end,
      pastDueSince: row.past_due_since,
      cancelAt: row.cancel_at,
      canceledAt: row.canceled_at,
      nextCharge: row.next_charge,
      isCollected: row.is_collected,
    }),
  );

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
export function toSubscription(row: { subscription_id: string | null } | null) {
  return row?.subscription_id == null ? null : subscriptionRow.parse(row);
}

/** What an account may use now. Nothing if there is no such account, or it is another's. */
export async function readAccess(db: Db, userId: string): Promise<Access> {
  const data = unwrap(
    await db
      .from("plan_access")
      .select("plan, trialing, subscribed_plan, subscription_status")
      .eq("user_id", userId)
      .maybeSingle(),
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

/** When the next month of candidates of a stored plan begins; null without a plan, or where it ends before. */
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
