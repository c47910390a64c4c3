import { after } from "next/server";
import { redeliver } from "#lib/data/webhooks/deliveries";
import { AppError } from "#lib/domain/core/errors";
import { DELIVERY_MISSING } from "#lib/domain/webhooks/webhook";
import { deliveryParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Sends a delivery of the log again, after the answer. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "redeliveries", max: 120, windowSeconds: 3600, who: ({ userId }) => userId },
  params: deliveryParams,
  run: async ({ actor, params: { deliveryId } }) => {
    if (!(await redeliver(actor.db, deliveryId))) throw new AppError("not_found", DELIVERY_MISSING);
    after(() => runDueJobs());
    return { queued: true };
  },
});
