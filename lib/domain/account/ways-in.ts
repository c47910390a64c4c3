import { type OfferedPlan, type Plan, readOfferedPlan, toOfferedPlan } from "../plans/plans.ts";
import { isBuying, isMailed, planPath, routes, safeNext } from "../site/routes.ts";

/** What decides where somebody lands. */
export type Standing = {
  plan: Plan;
  companyName: string;
  companyCompleted: boolean;
};

/** Where plans are chosen. With a plan in hand: its checkout. */
function planSelection(plan?: OfferedPlan): string {
  return planPath(routes.planOnboarding, plan);
}

/** The plan that a wished address names, which signing up takes along; null where it names none. */
export function planOfWish(next: string | null | undefined): OfferedPlan | null {
  const wish = safeNext(next);
  if (wish === null || !isBuying(wish)) return null;
  return readOfferedPlan(new URLSearchParams(wish.split("?")[1]).get("plan"));
}

/** After sign-in by password. A wish goes where the dashboard would; a mail's link and a purchase wait for nothing. */
export function afterSignIn(standing: Standing, next?: string | null): string {
  const wish = safeNext(next);
  if (wish && (isMailed(wish) || isBuying(wish))) return wish;
  if (wish && (standing.plan !== null || standing.companyCompleted)) return wish;
  return standing.plan === null ? planSelection() : routes.dashboard;
}

/** After sign-up: the plan that was picked on the way, or Launch. */
export function afterSignUp(picked?: string): string {
  return planSelection(toOfferedPlan(picked));
}

/** After /oauth-callback. */
export function afterOAuth(standing: Standing): string {
  if (!standing.companyCompleted) return routes.postSignup;
  return standing.plan === null ? planSelection() : routes.dashboard;
}

/** After /auth/callback, the processing variant: a sign-up, which takes the plan along that was picked on the way. */
export function afterProcessing(standing: Standing, picked?: string): string {
  const complete = standing.companyName !== "" && standing.plan !== null;
  return complete ? routes.dashboard : planSelection(readOfferedPlan(picked) ?? undefined);
}

/** The other ways in that Supabase Auth offers, as far as this product supports them. */
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
