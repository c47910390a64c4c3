import { endpointParams } from "#lib/http/params";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { rotateWebhookSecret } from "#lib/workflows/webhooks/rotate-secret";

/** Gives an endpoint a new secret, which is told once. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "webhooks", max: 30, windowSeconds: 3600, who: ({ userId }) => userId },
  params: endpointParams,
  run: ({ actor, params: { endpointId } }) => rotateWebhookSecret(actor.db, endpointId),
});
