import { isBuying, planPath, routes, safeNext } from "../core/routes.ts";
import { isJoining } from "../core/team-routes.ts";
import { type OfferedPlan, type Plan, readOfferedPlan, toOfferedPlan } from "../plans/plans.ts";

/** What decides which page a person sees after signing in. */
export type Onboarding = {
  plan: Plan;
  companyName: string;
  companyCompleted: boolean;
};

/** Where plans are chosen. With a plan in hand: its checkout. */
function planSelection(plan?: OfferedPlan): string {
  return planPath(routes.planOnboarding, plan);
}

/** The plan that a requested address names, which signing up takes along; null if it names none. */
export function planInAddress(next: string | null | undefined): OfferedPlan | null {
  const wanted = safeNext(next);
  if (wanted === null || !isBuying(wanted)) return null;
  return readOfferedPlan(new URLSearchParams(wanted.split("?")[1]).get("plan"));
}

/** After sign-in by password. An address that was asked for comes first, whatever is missing: its page says so. */
export function afterSignIn(onboarding: Onboarding, next?: string | null): string {
  return safeNext(next) ?? (onboarding.plan === null ? planSelection() : routes.dashboard);
}

/** After sign-up: an invitation to join, or else the plan that was picked on the way, or Launch. */
export function afterSignUp(picked?: string, next?: string): string {
  const wanted = safeNext(next);
  if (wanted !== null && isJoining(wanted)) return wanted;
  return planSelection(toOfferedPlan(picked));
}

/** After /oauth-callback. */
export function afterOAuth(onboarding: Onboarding): string {
  if (!onboarding.companyCompleted) return routes.postSignup;
  return onboarding.plan === null ? planSelection() : routes.dashboard;
}

/** After /auth/callback, the processing variant: a sign-up, which takes the plan along that was picked on the way. */
export function afterProcessing(onboarding: Onboarding, picked?: string): string {
  const complete = onboarding.companyName !== "" && onboarding.plan !== null;
  return complete ? routes.dashboard : planSelection(readOfferedPlan(picked) ?? undefined);
}

/** The social sign-in providers of Supabase Auth that this product supports. */
export const SIGN_IN_PROVIDERS = ["google", "facebook"] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** The two screens that finish a social sign-in; sign-in uses the first, sign-up the second. */
export const CALLBACKS = { oauth: "/oauth-callback", processing: "/auth/callback" } as const;
export type CallbackFlow = keyof typeof CALLBACKS;

export const OAUTH_TEXTS = {
  failed: "OAuth login failed. Please try again.",
  callback: "Authentication failed",
  processing: "OAuth authentication failed. Please try again.",
} as const;
