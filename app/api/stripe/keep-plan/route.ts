import { after } from "next/server";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { keepPlan } from "#lib/workflows/plans/keep-plan";

/** Lets the signed-in employer's subscription go on that was to end later. */
export const POST = route({
  as: memberByAuthTo("own"),
  run: async ({ actor }) => {
    await countUse({ name: "keep-plan", max: 30, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    await keepPlan(serviceDb(), actor.userId);
    after(() => runDueJobs());
    return { success: true };
  },
});
