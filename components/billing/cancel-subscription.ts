import type { Plan } from "#lib/domain/plans";

export const CANCELLED = "Subscription cancelled successfully.";

/** Ends a subscription. Answers null, or why it did not end (accounts spec §8). */
export async function cancelSubscription(
  subscriptionId: string,
  userId: string,
  plan: Plan,
): Promise<string | null> {
  try {
    const answer = await fetch("/api/stripe/cancel-subscription", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ subToDel: subscriptionId, user_id: userId }),
    });
    const reply: { success?: unknown } | null = await answer.json().catch(() => null);
    if (answer.ok && reply?.success === true) return null;
    return plan === "CUSTOM" ? "You have a custom plan." : "Failed to cancel subscription.";
  } catch {
    return "An unexpected error occurred.";
  }
}
