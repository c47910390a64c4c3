import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runningSubscription } from "#lib/workflows/plans/running-subscription";

/** Reads the signed-in employer's subscription anew: the card that was saved last is charged from then on. Pays nothing. */
export const POST = route({
  as: memberTo("own"),
  run: async ({ actor }) => {
    await countUse({ name: "saved-card", max: 20, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    await runningSubscription(serviceDb(), actor.userId);
    return { read: true };
  },
});
