import * as z from "zod/mini";
import { type BillingCycle, lookupKey, type OfferedPlan } from "#lib/domain/plans";

const started = z.object({ clientSecret: z.string(), dueToday: z.number(), trialDays: z.number() });

export type StartedCheckout = z.infer<typeof started>;

/** Why a checkout did not begin: what the specification says, and what the server added for people. */
export class CheckoutError extends Error {
  readonly detail: string;
  constructor(message: string, detail = "") {
    super(message);
    this.detail = detail;
  }
}

const refusal = z.object({ error: z.object({ message: z.string() }) });

/**
 * Opens the card form's session, or finds the one that is open.
 * @throws CheckoutError with the messages of accounts spec §8.
 */
export async function startCheckout(
  plan: OfferedPlan,
  cycle: BillingCycle,
  userId: string,
): Promise<StartedCheckout> {
  const answer = await fetch("/api/stripe/checkout", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ lookup_key: lookupKey(plan, cycle), user_id: userId }),
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) {
    const reply = started.safeParse(body);
    if (reply.success) return reply.data;
  }
  if (answer.status === 401) throw new CheckoutError("Fetch user error");
  throw new CheckoutError(
    `Checkout init failed: ${answer.status}`,
    refusal.safeParse(body).data?.error.message,
  );
}
