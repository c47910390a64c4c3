import { changeSchema } from "#lib/domain/plans/billing-request";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { previewChange } from "#lib/workflows/plans/change-plan";

/** What another plan or cycle would cost the signed-in employer today. */
export const POST = route({
  as: memberByAuthTo("own"),
  body: changeSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.user_id);
    await countUse({ name: "change-preview", max: 120, windowSeconds: 900 }, actor.userId);
    // The service client: what is read at Stripe is written too.
    return previewChange(serviceDb(), actor.userId, body.lookup_key);
  },
});
