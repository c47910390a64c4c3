import { checkoutSchema } from "#lib/domain/plans/billing-request";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { publicEnv } from "#lib/env/public";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { startCheckout } from "#lib/workflows/plans/start-checkout";

/** Opens the signed-in employer's one checkout, or finds it open. */
export const POST = route({
  as: memberByAuthTo("own", BILLING_TEXTS.fetchUser),
  body: checkoutSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.user_id);
    await countUse({ name: "checkout", max: 60, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own checkouts.
    const checkout = await startCheckout(serviceDb(), actor, body.lookup_key, publicEnv().appUrl);
    const { sessionId: _, ...shown } = checkout;
    return shown;
  },
});
