import { request } from "#lib/browser/request";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";

/** How a cancellation went; a custom plan ends by agreement. */
export type Cancellation = { is: "done" } | { is: "custom" } | { is: "failed"; why: string };

/** Asks for the end of a subscription. */
export async function requestCancellation(
  subscriptionId: string,
  userId: string,
): Promise<Cancellation> {
  const answer = await request<{ success: true }>("/api/stripe/cancel-subscription", {
    body: { subToDel: subscriptionId, user_id: userId },
  });
  if (answer.ok) {
    return answer.body?.success === true
      ? { is: "done" }
      : { is: "failed", why: BILLING_TEXTS.cancelFailed };
  }
  switch (answer.refusal.code) {
    case "forbidden":
      return { is: "custom" };
    case "unreachable":
      return { is: "failed", why: BILLING_TEXTS.cancelUnreachable };
    default:
      return { is: "failed", why: BILLING_TEXTS.cancelFailed };
  }
}
