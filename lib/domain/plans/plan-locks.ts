import { type Access, includes, type PlanKey } from "./plans.ts";

/** Whether paying the bill that waits would open what `required` includes. */
export function opensWhenPaid({ unpaid = null }: Access, required: PlanKey): boolean {
  return includes({ plan: unpaid, trialing: false }, required);
}

/** Why website, colors, logo and PDFs are locked, which need Launch or higher; null where they are open. */
export function launchLock(access: Access): string | null {
  if (includes(access, "LAUNCH")) return null;
  return opensWhenPaid(access, "LAUNCH")
    ? "Update your card to unlock this feature"
    : "Upgrade to Launch to unlock this feature";
}

/** Why integrations are locked, which need Scale; null where they are open. */
export function integrationsLock(access: Access): string | null {
  if (includes(access, "SCALE")) return null;
  return opensWhenPaid(access, "SCALE")
    ? "ATS Integration is only available on Scale plan. Update your card to unlock."
    : "ATS Integration is only available on Scale plan. Upgrade to Scale to unlock.";
}
