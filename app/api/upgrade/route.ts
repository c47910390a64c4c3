import { after } from "next/server";
import { upgradeSchema } from "#lib/domain/plans/billing-request";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { publicEnv } from "#lib/env/public";
import { assertOwnUserId } from "#lib/http/assert-own-user";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { upgradePlan } from "#lib/workflows/plans/upgrade-plan";

/** Gives the signed-in employer a bigger plan, or the checkout of their first one. */
export const POST = route({
  as: memberByAuthTo("own", BILLING_TEXTS.upgradeLogin),
  body: upgradeSchema,
  run: async ({ actor, body }) => {
    assertOwnUserId(actor, body.user_id);
    await countUse({ name: "upgrade", max: 30, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    const upgraded = await upgradePlan(serviceDb(), actor, body, publicEnv().appUrl);
    after(() => runDueJobs());
    return upgraded;
  },
});
