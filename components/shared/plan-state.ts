import * as z from "zod/mini";
import { SUBSCRIPTION_STATUSES } from "#lib/domain/plans/billing";
import { BILLING_CYCLES, PLAN_KEYS } from "#lib/domain/plans/plans";

export const planState = z.object({
  plan: z.nullable(z.enum(PLAN_KEYS)),
  trialing: z.boolean(),
  subscriptionId: z.nullable(z.string()),
  status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  trialEnd: z.nullable(z.string()),
  periodEnd: z.nullable(z.string()),
  cycle: z.nullable(z.enum(BILLING_CYCLES)),
  pastDueUntil: z.nullable(z.string()),
  cancelAt: z.nullable(z.string()),
  /** Cents that are charged when the period ends; null if that is not known, or nothing is. */
  nextCharge: z.nullable(z.number()),
  /** Whether its bills are charged; that can be paused. */
  isCollected: z.boolean(),
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

/** The same with the time until when it counts, milliseconds since 1970. */
export const cached = z.extend(planState, { until: z.number() });
