import * as z from "zod/mini";
import type { OfferedPlan } from "#lib/domain/plans";

const reply = z.object({
  error: z.optional(z.nullable(z.union([z.string(), z.object({ message: z.string() })]))),
  session_id: z.optional(z.nullable(z.string())),
  client_secret: z.optional(z.nullable(z.string())),
});

/** How an upgrade went: paid already, to be paid in a checkout, or not at all and why. */
export type UpgradeOutcome = { is: "done" } | { is: "checkout" } | { is: "failed"; why: string };

/** Asks for the next plan (accounts spec §7.3, interviews spec §8). */
export async function upgradePlan(target: OfferedPlan, userId: string): Promise<UpgradeOutcome> {
  try {
    const answer = await fetch("/api/upgrade", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ user_id: userId, targetPlan: target, billingCycle: "monthly" }),
    });
    if (answer.status === 401) {
      return { is: "failed", why: "Please log in to upgrade your subscription" };
    }
    const { error, session_id, client_secret } = reply.parse(await answer.json());
    if (!answer.ok || error) {
      const message = typeof error === "string" ? error : error?.message;
      return { is: "failed", why: message || "Upgrade failed" };
    }
    if (!session_id) return { is: "done" };
    return client_secret
      ? { is: "checkout" }
      : { is: "failed", why: "Failed to redirect to checkout" };
  } catch {
    return { is: "failed", why: "Failed to upgrade subscription" };
  }
}
