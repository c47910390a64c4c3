import type { PlanState } from "#components/shared/plan-state";

/** Launch by the month, paid. */
export const launch: PlanState = {
  plan: "LAUNCH",
  trialing: false,
  subscriptionId: "sub_1",
  status: "active",
  trialEnd: null,
  periodEnd: "2026-12-21T12:00:00.000Z",
  cycle: "monthly",
  pastDueUntil: null,
  cancelAt: null,
  nextCharge: null,
  isCollected: true,
  customer: true,
  credit: 0,
  billingEmail: "dana@bright.example",
  subscribedPlan: "LAUNCH",
};

/** Before any plan. */
export const noPlan: PlanState = {
  plan: null,
  trialing: false,
  subscriptionId: null,
  status: null,
  trialEnd: null,
  periodEnd: null,
  cycle: null,
  pastDueUntil: null,
  cancelAt: null,
  nextCharge: null,
  isCollected: true,
  customer: false,
  credit: 0,
  billingEmail: null,
  subscribedPlan: null,
};
