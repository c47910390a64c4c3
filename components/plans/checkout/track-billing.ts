import { request } from "#lib/browser/request";
import type { CustomerStage } from "#lib/domain/plans/customer-stage";

/** Told to customer messaging; whether it arrives matters to nobody here. */
function tell(path: "identify" | "track", body: object): void {
  void request(`/api/customerio/${path}`, { body, keepalive: true });
}

export type Owner = { userId: string; email: string; firstName: string };

/** A checkout is open. */
export function trackOnboarding({ userId, email, firstName }: Owner): void {
  const last_seen_at = Math.floor(Date.now() / 1000);
  const plan_status: CustomerStage = "onboarding";
  const traits = { email, first_name: firstName, plan_status, last_seen_at };
  tell("identify", { userId, traits });
}

/** A checkout was paid, with a trial's first bill of nothing or more. */
export function trackTrialStarted(userId: string): void {
  tell("track", { userId, event: "trial_started", traits: {} });
}
