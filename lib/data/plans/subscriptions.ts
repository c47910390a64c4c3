import type { Subscription } from "#lib/domain/plans/billing";
import { type Db, type Selected, type ServiceDb, unwrap, unwrapCount } from "../db.ts";

/** What the server keeps of Stripe's side. No user writes any of it. */

export type Customer = {
  userId: string;
  customerId: string;
  /** Cents that pay the next bills first. */
  credit: number;
  /** Where the mails about bills go; null for the account's own address. */
  billingEmail: string | null;
};

const CUSTOMER = "user_id, customer_id, credit, billing_email";

type CustomerRow = Selected<"subscriptions", typeof CUSTOMER>;

/** Null for an account whose customer is gone. */
function toCustomer({ user_id: userId, customer_id, ...row }: CustomerRow): Customer | null {
  if (customer_id === null) return null;
  return { userId, customerId: customer_id, credit: row.credit, billingEmail: row.billing_email };
}

/** An account's customer; null if it has none yet. */
export async function findCustomer(db: Db, userId: string): Promise<Customer | null> {
  const data = unwrap(
    await db.from("subscriptions").select(CUSTOMER).eq("user_id", userId).maybeSingle(),
  );
  return data && toCustomer(data);
}

/** The account of a customer; null if it isn't ours. */
export async function findByCustomer(
  service: ServiceDb,
  customerId: string,
): Promise<Customer | null> {
  const data = unwrap(
    await service
      .from("subscriptions")
      .select(CUSTOMER)
      .eq("customer_id", customerId)
      .maybeSingle(),
  );
  return data && toCustomer(data);
}

/** Up to `limit` customers after an account's id, in order, for going through all of them. */
export async function listCustomers(
  service: ServiceDb,
  afterUserId: string | null,
  limit: number,
): Promise<Customer[]> {
  let wanted = service.from("subscriptions").select(CUSTOMER).not("customer_id", "is", null);
  if (afterUserId !== null) wanted = wanted.gt("user_id", afterUserId);
  const rows = unwrap(await wanted.order("user_id").limit(limit));
  return rows.map(toCustomer).filter((customer) => customer !== null);
}

/** Keeps a new customer for an account. @returns the customer that counts: of two at once, the first */
export async function keepCustomer(
  service: ServiceDb,
  userId: string,
  customerId: string,
): Promise<string> {
  return unwrap(await service.rpc("keep_customer", { p_user: userId, p_customer: customerId }));
}

/** Numbers a reading at Stripe. Call it before Stripe is asked, and give it to `writeSubscription`. */
export async function beginReading(service: ServiceDb): Promise<number> {
  return unwrap(await service.rpc("begin_reading"));
}

/**
 * Writes what a reading found, sets the account's plan and opens the candidates that it has room for, in one step.
 * Without `pastDueSince` a past-due subscription keeps the one that is known, or begins its grace now.
 * @returns false if a later reading was written already; then nothing changes
 */
export async function writeSubscription(
  service: ServiceDb,
  userId: string,
  reading: number,
  found: Subscription & { latestInvoice: string | null },
  { credit, billingEmail }: Pick<Customer, "credit" | "billingEmail">,
): Promise<boolean> {
  return unwrap(
    await service.rpc("write_subscription", {
      p_user: userId,
      p_reading: reading,
      p_found: {
        customer_id: found.customerId,
        subscription_id: found.id,
        plan: found.plan,
        cycle: found.cycle,
        status: found.status,
        started_at: found.startedAt,
        trial_end: found.trialEnd,
        period_end: found.periodEnd,
        past_due_since: found.pastDueSince,
        cancel_at: found.cancelAt,
        canceled_at: found.canceledAt,
        latest_invoice: found.latestInvoice,
        next_charge: found.nextCharge,
        is_collected: found.isCollected,
        credit,
        billing_email: billingEmail,
      },
    }),
  );
}

/**
 * Writes that a reading found no subscription; if the customer is gone at Stripe, it is forgotten. A plan that was
 * given by hand stays.
 * @returns false if a later reading was written already, or the customer is not the account's
 */
export async function writeNoSubscription(
  service: ServiceDb,
  userId: string,
  reading: number,
  customer: Pick<Customer, "customerId" | "credit" | "billingEmail"> & { gone: boolean },
): Promise<boolean> {
  return unwrap(
    await service.rpc("write_no_subscription", {
      p_user: userId,
      p_reading: reading,
      p_customer: customer.customerId,
      p_gone: customer.gone,
      p_credit: customer.credit,
      ...(customer.billingEmail !== null && { p_billing_email: customer.billingEmail }),
    }),
  );
}

/** Whether an account's one trial is used up, by the account or by an earlier one with its address. */
export async function isTrialUsed(service: ServiceDb, userId: string): Promise<boolean> {
  return unwrap(await service.rpc("trial_used", { p_user: userId }));
}

/** Whether a card's one trial is this account's. Asking again answers the same. */
export async function takeTrialCard(
  service: ServiceDb,
  userId: string,
  fingerprint: string,
): Promise<boolean> {
  return unwrap(
    await service.rpc("use_trial_card", { p_user: userId, p_fingerprint: fingerprint }),
  );
}

/** Whether an account's one trial began on a card. */
export async function hasTrialCard(service: ServiceDb, userId: string): Promise<boolean> {
  const count = unwrapCount(
    await service
      .from("trial_cards")
      .select("fingerprint", { count: "exact", head: true })
      .eq("user_id", userId),
  );
  return count > 0;
}

/** Queues the mails that a year is about to renew, once for each. @returns how many */
export async function announceRenewals(service: ServiceDb): Promise<number> {
  return unwrap(await service.rpc("announce_renewals"));
}

/** Takes the plan from accounts whose grace is over. @returns how many */
export async function endGracePeriods(service: ServiceDb): Promise<number> {
  return unwrap(await service.rpc("end_grace_periods"));
}

/** Companies with candidates that wait although their plan has room, as at the start of a month. */
export async function companiesWithRoom(service: ServiceDb, limit: number): Promise<string[]> {
  return unwrap(await service.rpc("companies_with_room", { p_limit: limit }));
}

/** Opens what waits at a company, oldest first, as far as its plan reaches. @returns how many */
export async function unlockAttempts(service: ServiceDb, departmentKey: string): Promise<number> {
  return unwrap(await service.rpc("unlock_attempts", { p_department_key: departmentKey }));
}

/** How many candidates an account's company has used in its month; without a plan, in all. */
export async function usedCountOf(service: ServiceDb, userId: string): Promise<number> {
  return unwrap(await service.rpc("candidates_used_by", { p_user: userId }));
}

/** Whether the caller, and nobody else, may now change a subscription from the plan and cycle that it saw. */
export async function beginPlanChange(
  service: ServiceDb,
  userId: string,
  { plan, cycle }: Pick<Subscription, "plan" | "cycle">,
): Promise<boolean> {
  return unwrap(
    await service.rpc("begin_plan_change", { p_user: userId, p_plan: plan, p_cycle: cycle }),
  );
}

/** After the change, made or not. */
export async function endPlanChange(service: ServiceDb, userId: string): Promise<void> {
  unwrap(await service.rpc("end_plan_change", { p_user: userId }));
}
