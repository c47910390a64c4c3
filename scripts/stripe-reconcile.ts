/**
 * Takes what missed events left, whatever they were: reads at Stripe how every customer stands, and sends the mails
 * that are still of use. `npm run stripe:reconcile`, with the server's own settings. Running it again changes nothing.
 * It exits with 1 if somebody was billed for nothing, or still is: each of them is named.
 */
import type { Database } from "#lib/data/database";
import { AppError } from "#lib/domain/core/errors";
import { dollars } from "#lib/domain/plans/money";
import { EnvError } from "#lib/env/server";
import { serviceClient } from "#lib/vendors/supabase";
import { reconcileBilling } from "#lib/workflows/plans/reconcile-billing";

function said(failure: unknown): unknown {
  if (failure instanceof AppError) return failure.log ?? failure.message;
  return failure instanceof EnvError ? failure.message : failure;
}

try {
  // Above row-level security: it goes through all companies.
  const done = await reconcileBilling(serviceClient<Database>());
  console.log(
    `${done.missed} events had been missed. ${done.read} customers are as Stripe tells. ${done.strangers} at Stripe are no accounts here.`,
  );
  for (const { kind, cents, status, chargeId } of done.takenBack)
    console.log(`A ${kind} of ${dollars(cents)} in the last 30 days (${status}): ${chargeId}.`);
  const named = [
    [
      "Their account was deleted and they were still billed; ended now, but for the errors below",
      done.ended,
    ],
    ["Billed for a plan of ours without an account here; look at Stripe", done.ownerless],
    [
      "Billed for two subscriptions, or for one beside a custom plan; unless one is set to end soon, end it at Stripe",
      done.billedTwice,
    ],
    [
      "Billed for what can't be named here (a price without a plan, a status or a second item that is unknown); the plan stays as it was, mend it at Stripe",
      done.unnamed,
    ],
    ["Paid twice and not given back yet; it is tried again by itself", done.owed],
  ] as const;
  for (const [why, ids] of named) if (ids.length > 0) console.error(`${why}: ${ids.join(", ")}.`);
  for (const failure of done.failures) console.error(said(failure));
  if (done.failures.length > 0 || named.some(([, ids]) => ids.length > 0)) process.exitCode = 1;
} catch (failure) {
  console.error(said(failure));
  process.exitCode = 1;
}
