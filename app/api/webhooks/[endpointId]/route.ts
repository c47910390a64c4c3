import { enableEndpoint, removeEndpoint } from "#lib/data/webhooks/endpoints";
import { AppError } from "#lib/domain/core/errors";
import { enableSchema } from "#lib/domain/webhooks/endpoint-request";
import { ENDPOINT_MISSING } from "#lib/domain/webhooks/webhook";
import { endpointParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo, type SignedIn } from "#lib/http/session";

const perActor = {
  name: "webhooks",
  max: 120,
  windowSeconds: 3600,
  who: ({ userId }: SignedIn) => userId,
};

/** Turns an endpoint on that was turned off. */
export const PATCH = route({
  as: memberTo("own"),
  perActor,
  params: endpointParams,
  body: enableSchema,
  run: async ({ actor, params: { endpointId }, body }) => {
    if (!(await enableEndpoint(actor.db, endpointId)))
      throw new AppError("not_found", ENDPOINT_MISSING);
    return body;
  },
});

/** Deletes an endpoint with its log. */
export const DELETE = route({
  as: memberTo("own"),
  perActor,
  params: endpointParams,
  run: async ({ actor, params: { endpointId } }) => {
    if (!(await removeEndpoint(actor.db, endpointId)))
      throw new AppError("not_found", ENDPOINT_MISSING);
    return { deleted: true };
  },
});
