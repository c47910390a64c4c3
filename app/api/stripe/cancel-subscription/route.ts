import { cancelSchema } from "#lib/domain/plans/billing-request";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { cancelSubscription } from "#lib/workflows/plans/cancel-subscription";

/** Ends the signed-in employer's subscription at once. */
export const POST = route({
  as: memberByAuthTo("own"),
  body: cancelSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.user_id);
    await countUse({ name: "cancel-subscription", max: 30, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    await cancelSubscription(serviceDb(), actor.userId, body.subToDel);
    return { success: true };
  },
});
