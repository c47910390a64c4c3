import * as z from "zod/mini";
import { fetchPlan } from "#components/shared/plan-cache";
import type { PlanState } from "#components/shared/plan-state";
import { request } from "#lib/browser/request";
import { hasItsPlan } from "#lib/domain/plans/billing";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { type BillingCycle, lookupKey, type OfferedPlan } from "#lib/domain/plans/plans";

const started = z.object({
  clientSecret: z.string(),
  dueToday: z.number(),
  credit: z.number(),
  taxed: z.boolean(),
  trialDays: z.number(),
  owed: z.optional(z.nullable(z.object({ cents: z.number(), url: z.nullable(z.string()) }))),
});

/** An open checkout; `dueToday` in cents, less what the `credit` pays. `taxed` if sales tax comes on top. */
export type OpenCheckout = z.infer<typeof started>;

/** What came of asking for a checkout. `message` is the screen's own, `detail` the server's words for people. */
export type CheckoutOutcome =
  | { is: "open"; checkout: OpenCheckout }
  /** Nothing is sold: the company has its plan, as the server tells it now. */
  | { is: "served"; plan: PlanState }
  | { is: "failed"; message: string; detail: string };

/** Opens the card form's session, or finds the one that is open. */
export async function requestCheckout(
  plan: OfferedPlan,
  cycle: BillingCycle,
  userId: string,
): Promise<CheckoutOutcome> {
  const answer = await request("/api/stripe/checkout", {
    body: { lookup_key: lookupKey(plan, cycle), user_id: userId },
  });
  if (answer.ok) {
    const reply = started.safeParse(answer.body);
    if (reply.success) return { is: "open", checkout: reply.data };
    return { is: "failed", message: BILLING_TEXTS.checkoutUnreachable, detail: "" };
  }
  const { code, status, message } = answer.refusal;
  if (code === "unreachable")
    return { is: "failed", message: BILLING_TEXTS.checkoutUnreachable, detail: "" };
  if (status === 401) return { is: "failed", message: BILLING_TEXTS.fetchUser, detail: "" };
  // Whoever paid and lost the way back is told so, not asked to cancel.
  const known = code === "conflict" || code === "forbidden" ? await fetchPlan(userId) : null;
  if (known && hasItsPlan(known.plan, known.status)) return { is: "served", plan: known };
  const failure = `${BILLING_TEXTS.checkoutFailed}: ${status}`;
  return { is: "failed", message: failure, detail: message ?? "" };
}
