/** What the billing calls say (accounts spec §5 and §8, interviews spec §8). */
export const BILLING_TEXTS = {
  invalidPlan: "Invalid plan name",
  fetchUser: "Fetch user error",
  active: "You have an active subscription. Cancel it first to change to a new one.",
  notSetUp: "Payment isn't set up here yet.",
  unreachable: "The payment service did not answer. Please try again in a minute.",
  cancelFailed: "Failed to cancel subscription.",
  custom: "You have a custom plan.",
  noSubscription: "You don't have an active subscription to change.",
  payFirst: "Your last payment failed. Please update your card first.",
  samePlan: "You are already on this plan.",
  upgradeLogin: "Please log in to upgrade your subscription",
  upgradeFailed: "Upgrade failed",
} as const;

/** The answer to an upgrade to a plan that the company has, or has more than. */
export function alreadyOn(planTitle: string): string {
  return `You're already on the ${planTitle} plan!`;
}
