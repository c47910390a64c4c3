import { after } from "next/server";
import { confirmChangeSchema } from "#lib/domain/plans/billing-request";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { changePlan } from "#lib/workflows/plans/change-plan";

/** Puts the signed-in employer's subscription on another plan or cycle, for what they agreed to. */
export const POST = route({
  as: memberByAuthTo("own"),
  body: confirmChangeSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.user_id);
    await countUse({ name: "change-plan", max: 30, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    await changePlan(serviceDb(), actor.userId, body.lookup_key, body.agreed);
    after(() => runDueJobs());
    return { success: true };
  },
});
