import { after } from "next/server";
import { verifyCheckoutSchema } from "#lib/domain/plans/billing-request";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { verifyCheckout } from "#lib/workflows/plans/verify-checkout";

/** Whether the signed-in employer's checkout was paid; a trial that began is. */
export const POST = route({
  as: memberByAuthTo("own"),
  body: verifyCheckoutSchema,
  run: async ({ actor, body }) => {
    await countUse({ name: "verify-checkout", max: 60, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    const verified = await verifyCheckout(serviceDb(), actor.userId, body.session_id, new Date());
    // Candidates that waited for a plan are open now.
    after(() => runDueJobs());
    return verified;
  },
});
