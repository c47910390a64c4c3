import type { Plan } from "#lib/domain/plans/plans";
import { databaseOf } from "./database.ts";
import { type Stack, stack } from "./stack.ts";

/** What a payment would have done: the account is on a plan, and what waits for it opens. */
export async function givePlan(
  { email }: { email: string },
  plan: Plan,
  place?: Stack,
): Promise<void> {
  const database = databaseOf(place ?? (await stack()));
  await database.change(`profiles?email=eq.${email}`, { subscription: plan });
}
