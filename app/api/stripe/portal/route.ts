import { routes } from "#lib/domain/core/routes";
import { publicEnv } from "#lib/env/public";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { openBillingPortal } from "#lib/workflows/plans/open-billing-portal";

/** Where the signed-in employer changes their card and reads their bills. */
export const POST = route({
  as: memberByAuthTo("own"),
  run: async ({ actor }) => {
    await countUse({ name: "billing-portal", max: 30, windowSeconds: 900 }, actor.userId);
    const back = publicEnv().appUrl + routes.backFromPortal;
    return openBillingPortal(actor.db, actor.userId, back);
  },
});
