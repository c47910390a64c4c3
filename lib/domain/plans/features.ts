import { askOwner, may, OWNERS_SEAT, type Seat } from "../company/team.ts";
import {
  type Access,
  includes,
  type OfferedPlan,
  PLAN_KEYS,
  type PlanKey,
  planName,
} from "./plans.ts";

/**
 * Each feature and the smallest plan that opens it. The database's `plan_features` is made from this table: a feature
 * moves to another plan by changing its line and generating the rows.
 */
export const FEATURES = {
  /** Website, colors and logo. */
  branding: "LAUNCH",
  pdf: "LAUNCH",
  ats: "SCALE",
  webhooks: "SCALE",
  phone: "SCALE",
} as const satisfies Record<string, OfferedPlan>;

export type Feature = keyof typeof FEATURES;
type Features = Record<Feature, OfferedPlan>;

type Words = {
  /** As in 'Upgrade to unlock ATS integrations'. */
  name: string;
  /** Why it is locked, for a company that needs the plan of this title. */
  upgrade: (plan: string) => string;
  /** Why, for a company that would have it if its bill was paid. */
  pay: (plan: string) => string;
};

/** 'Upgrade to Launch to unlock this feature' */
const upgradeTo = (plan: string) => `Upgrade to ${plan} to unlock this feature`;
const updateCard = () => "Update your card to unlock this feature";
const onlyWebhooks = (plan: string) => `Webhooks are only available on the ${plan} plan.`;
const onlyAts = (plan: string) => `ATS Integration is only available on ${plan} plan.`;

const WORDS: Record<Feature, Words> = {
  branding: { name: "branding", upgrade: upgradeTo, pay: updateCard },
  pdf: { name: "PDFs", upgrade: upgradeTo, pay: updateCard },
  // 'ATS Integration is only available on Scale plan. Upgrade to Scale to unlock.'
  ats: {
    name: "ATS integrations",
    upgrade: (plan) => `${onlyAts(plan)} Upgrade to ${plan} to unlock.`,
    pay: (plan) => `${onlyAts(plan)} Update your card to unlock.`,
  },
  webhooks: { name: "webhooks", upgrade: onlyWebhooks, pay: onlyWebhooks },
  phone: { name: "priority phone support", upgrade: upgradeTo, pay: updateCard },
};

/** Whether a company with this access has the feature: its plan includes it, or it is trying one. */
export function opens(access: Access, feature: Feature, features: Features = FEATURES): boolean {
  return includes(access, features[feature]);
}

/** Whether paying the bill that waits would open the feature. */
export function opensWhenPaid(
  { unpaid = null }: Access,
  feature: Feature,
  features: Features = FEATURES,
): boolean {
  return opens({ plan: unpaid, trialing: false }, feature, features);
}

/** The sentence that says why the feature is locked, and to a member whom to ask; null if it is open. */
export function lockOf(
  access: Access,
  feature: Feature,
  { role, ownerName }: Seat = OWNERS_SEAT,
  features: Features = FEATURES,
): string | null {
  if (opens(access, feature, features)) return null;
  const { upgrade, pay } = WORDS[feature];
  const paid = opensWhenPaid(access, feature, features);
  if (may(role, "own")) return (paid ? pay : upgrade)(planName(features[feature]));
  const to = paid ? "to update the card" : "for a larger plan";
  return `${requiredPlan(feature, features)} ${askOwner(ownerName, to)}`;
}

/** The feature in a sentence: 'ATS integrations'. */
export function featureName(feature: Feature): string {
  return WORDS[feature].name;
}

/** The sentence of a gate, and of a request that is refused. */
export function requiredPlan(feature: Feature, features: Features = FEATURES): string {
  return `This feature requires the ${planName(features[feature])} Plan.`;
}

/** The rows of `plan_features`: each plan with each feature that it opens outside a trial. */
export function planFeatures(features: Features = FEATURES): { plan: PlanKey; feature: string }[] {
  return PLAN_KEYS.flatMap((plan) =>
    Object.entries(features)
      .filter(([, required]) => includes({ plan, trialing: false }, required))
      .map(([feature]) => ({ plan, feature })),
  );
}
