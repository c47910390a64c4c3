import * as z from "zod/mini";
import { request } from "#lib/browser/request";
import { browserStorage } from "#lib/browser/storage";
import { SUBSCRIPTION_STATUSES } from "#lib/domain/plans/billing";
import { BILLING_CYCLES, PLAN_KEYS } from "#lib/domain/plans/plans";

const LIFETIME_MS = 10 * 60_000;

const planState = z.object({
  plan: z.nullable(z.enum(PLAN_KEYS)),
  trialing: z.boolean(),
  subscriptionId: z.nullable(z.string()),
  status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  trialEnd: z.nullable(z.string()),
  periodEnd: z.nullable(z.string()),
  cycle: z.nullable(z.enum(BILLING_CYCLES)),
  pastDueUntil: z.nullable(z.string()),
  cancelAt: z.nullable(z.string()),
  /** Whether there is a customer at Stripe, whose card and invoices can be seen. */
  customer: z.boolean(),
  /** Cents that pay the next bills first. */
  credit: z.number(),
  /** Where the bills go. */
  billingEmail: z.nullable(z.string()),
  /** What the subscription is for, which may run beside a plan that was agreed on. */
  subscribedPlan: z.nullable(z.enum(PLAN_KEYS)),
});

/** What a browser knows of its company's plan. The server never trusts it. */
export type PlanState = z.infer<typeof planState>;

const cached = z.extend(planState, { until: z.number() });

const key = (userId: string) => `sa:userPlan:${userId}`;

/** One browser's memory of a person's plan, for ten minutes. */
export const planCache = {
  read(userId: string, now: number): PlanState | null {
    try {
      const held = cached.parse(JSON.parse(browserStorage.get(key(userId)) ?? ""));
      const { until, ...state } = held;
      return now < until && until <= now + LIFETIME_MS ? state : null;
    } catch {
      return null;
    }
  },
  write(userId: string, state: PlanState, now: number): void {
    browserStorage.set(key(userId), JSON.stringify({ ...state, until: now + LIFETIME_MS }));
  },
  clear(userId: string): void {
    browserStorage.set(key(userId), null);
  },
};

/** The person's plan as the server tells it now, which the cache keeps; null where it can't be read. */
export async function askPlan(userId: string): Promise<PlanState | null> {
  const answer = await request("/api/account/plan");
  const fresh = answer.ok ? planState.safeParse(answer.body).data : undefined;
  if (fresh === undefined) return null;
  planCache.write(userId, fresh, Date.now());
  return fresh;
}
