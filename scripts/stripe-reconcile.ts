/**
 * Reads every customer's subscriptions at Stripe and writes how they stand, whatever events were missed: `npm run
 * stripe:reconcile`, with the server's own settings. Running it again changes nothing.
 */
import type { Database } from "#lib/data/database.types";
import { EnvError } from "#lib/env/server";
import { serviceClient } from "#lib/vendors/supabase";
import { reconcileBilling } from "#lib/workflows/billing/reconcile-billing";

try {
  // Above row-level security: it goes through all companies.
  const { read, strangers } = await reconcileBilling(serviceClient<Database>());
  console.log(
    `${read} customers are as Stripe tells. ${strangers} at Stripe are no accounts here.`,
  );
} catch (failure) {
  console.error(failure instanceof EnvError ? failure.message : failure);
  process.exitCode = 1;
}
